-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What a key has spent today.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_key ON booking_attempts (key_id, claimed_at)
  WHERE key_id IS NOT NULL;
