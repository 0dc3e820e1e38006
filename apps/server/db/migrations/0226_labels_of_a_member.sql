-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Asked for twice with one key, it is one file.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS label_batches_staff ON label_batches (staff_id, request_key)
  WHERE staff_id IS NOT NULL;
