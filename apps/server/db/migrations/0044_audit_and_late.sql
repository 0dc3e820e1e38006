-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction
-- The audit log, newest first, by who, by what, and by both: without the last one a rare act of
-- somebody who did much would be searched among all of it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_newest ON audit_log (at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_action ON audit_log (action, at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_actor ON audit_log
  (actor_kind, actor_id, at DESC, id DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS audit_log_actor_action ON audit_log
  (actor_kind, actor_id, action, at DESC, id DESC);

-- What is late now, the longest first. An entry changes with the status or the days, not with the scan.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_list_due ON shipment_list (due_on, shipment_id)
  INCLUDE (shard, service, status) WHERE status NOT IN ('Delivered', 'Cancelled');
