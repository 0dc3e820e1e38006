-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- The pickups of erased shipments.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pickups_shipment ON pickups (shipment_id)
  WHERE shipment_id IS NOT NULL;

ALTER TABLE pickups VALIDATE CONSTRAINT pickups_of_somebody;
