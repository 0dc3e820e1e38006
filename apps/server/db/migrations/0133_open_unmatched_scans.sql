-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What staff still has to settle, oldest first.
CREATE INDEX CONCURRENTLY IF NOT EXISTS unmatched_scans_open ON unmatched_scans (recorded_at, scan_id)
  WHERE dismissed_as IS NULL;
