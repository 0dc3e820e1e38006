-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- The board of a day, and the list of a window.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pickups_day ON pickups (day, area, pickup_window, id)
  INCLUDE (status);

ALTER TABLE pickups VALIDATE CONSTRAINT pickups_missed_reason;
