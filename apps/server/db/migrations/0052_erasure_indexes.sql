-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

CREATE INDEX CONCURRENTLY IF NOT EXISTS unmatched_scans_recorded ON unmatched_scans (recorded_at);

CREATE INDEX CONCURRENTLY IF NOT EXISTS proof_pictures_ref ON proof_pictures (ref);

CREATE INDEX CONCURRENTLY IF NOT EXISTS proof_pictures_erased ON proof_pictures (erased_at)
  WHERE erased_at IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS drafts_shipper_email ON drafts (lower(details->>'shipperEmail'))
  WHERE details IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS viewing_sessions_customer ON viewing_sessions (customer_id);
