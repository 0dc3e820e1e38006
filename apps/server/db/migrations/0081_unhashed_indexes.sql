-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_consents_unhashed
  ON newsletter_consents (id) WHERE email_hash IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_refs_unhashed
  ON shipment_refs (ref) WHERE kind = 'alias' AND ref_hash IS NULL;
