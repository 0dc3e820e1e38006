-- no-transaction
-- Money that is held or on its way back: the reconciliation reads this.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_unpaid
  ON booking_attempts (claimed_at) WHERE state IN ('booked', 'refund_pending') AND intent_id IS NOT NULL;
