-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Rounds that were made and never given to anybody, by their day.
CREATE INDEX CONCURRENTLY IF NOT EXISTS rounds_forgotten ON rounds (day, id)
  WHERE state IN ('draft', 'planned');

-- Missing pieces are found by the open items of the desk.
DROP INDEX CONCURRENTLY IF EXISTS stop_pieces_missing;
