-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- No scan writes it but one that brings an exception or ends one.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_state_attention ON shipment_state (shipment_id)
  WHERE attention;
