-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

CREATE INDEX CONCURRENTLY IF NOT EXISTS case_files_waiting ON case_files (created_at)
  WHERE held = 'waiting';
