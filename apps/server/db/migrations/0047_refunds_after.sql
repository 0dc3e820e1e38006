-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction
-- Attempts whose money came in, in the order in which the reconciliation reads them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_paid ON booking_attempts (claimed_at, id)
  WHERE state IN ('captured', 'disputed') AND intent_id IS NOT NULL;

ALTER TABLE desk_items VALIDATE CONSTRAINT desk_items_about_shipment;
