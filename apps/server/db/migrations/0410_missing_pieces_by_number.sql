-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Missing pieces of containers are found by the open items of the desk, as those of rounds are.
CREATE INDEX CONCURRENTLY IF NOT EXISTS container_pieces_looked_for ON container_pieces (ref)
  WHERE missing_at IS NOT NULL;

DROP INDEX CONCURRENTLY IF EXISTS container_pieces_missing;
