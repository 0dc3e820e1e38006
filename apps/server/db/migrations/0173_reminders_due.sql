-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Unpaid statements by the moment of their next reminder.
CREATE INDEX CONCURRENTLY IF NOT EXISTS statements_to_remind ON statements (remind_at)
  WHERE paid_at IS NULL AND remind_at IS NOT NULL;
