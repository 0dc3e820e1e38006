-- no-transaction
-- One status, newest first; with what is late among the open ones. A scan that changes no status does
-- not touch it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_list_status ON shipment_list (status, shipment_id DESC)
  INCLUDE (shard, due_on);
