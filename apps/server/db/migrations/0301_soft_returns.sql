-- no-transaction
CREATE INDEX CONCURRENTLY mail_returns_soft ON mail_returns (address_hash, soft_returned_at)
WHERE soft_returned_at IS NOT NULL;
