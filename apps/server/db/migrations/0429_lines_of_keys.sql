-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- The key that another one replaced.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_keys_replaced ON customer_keys (replaced_by)
  WHERE replaced_by IS NOT NULL;

-- The worker counts what a key and those that it replaced have spent.
GRANT SELECT (replaced_by) ON customer_keys TO waypost_worker;
