-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_returns_soft ON mail_returns (address_hash, soft_returned_at)
  WHERE soft_returned_at IS NOT NULL;
