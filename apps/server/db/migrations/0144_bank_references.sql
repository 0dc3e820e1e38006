-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- which booking the reference of a transfer names
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_reference
  ON booking_attempts ((upper(next_action ->> 'reference')))
  WHERE payment_method = 'bank_transfer' AND next_action IS NOT NULL;

-- which awaited transfers are of one amount
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_awaited_amount ON booking_attempts (amount_cents)
  WHERE state = 'booked' AND intent_id IS NOT NULL AND payment_method = 'bank_transfer';
