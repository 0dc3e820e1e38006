-- no-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_intent
  ON booking_attempts (intent_id) WHERE intent_id IS NOT NULL;
