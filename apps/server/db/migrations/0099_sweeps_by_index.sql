-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Money that is held until it is captured, seconds later.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_held ON booking_attempts (claimed_at)
  WHERE state = 'booked' AND intent_id IS NOT NULL AND payment_method <> 'bank_transfer';

-- Transfers that are awaited, by when they were last asked about.
CREATE INDEX CONCURRENTLY IF NOT EXISTS booking_attempts_awaited ON booking_attempts (updated_at)
  WHERE state = 'booked' AND intent_id IS NOT NULL AND payment_method = 'bank_transfer';

DROP INDEX CONCURRENTLY IF EXISTS booking_attempts_unpaid;

CREATE INDEX CONCURRENTLY IF NOT EXISTS shipments_held ON shipments (hold, booked_at, id)
  WHERE hold IS NOT NULL;

DROP INDEX CONCURRENTLY IF EXISTS shipments_on_hold;

CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_sessions_seen ON customer_sessions (last_seen_at);

CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_sessions_begun ON customer_sessions (created_at);

CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_consents_left ON newsletter_consents (left_at)
  WHERE state = 'off';

-- What was announced and never stored.
CREATE INDEX CONCURRENTLY IF NOT EXISTS proof_pictures_unstored ON proof_pictures (created_at)
  WHERE bytes IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS case_files_unstored ON case_files (created_at)
  WHERE bytes IS NULL;
