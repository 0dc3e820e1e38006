-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Keys whose owner was not notified of their end yet.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_keys_ending ON customer_keys (expires_at)
  WHERE revoked_at IS NULL AND replaced_by IS NULL AND expiry_notified_for IS DISTINCT FROM expires_at;

-- Keys to judge by their last use.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customer_keys_to_judge ON customer_keys (judge_use_at)
  WHERE revoked_at IS NULL AND replaced_by IS NULL;
