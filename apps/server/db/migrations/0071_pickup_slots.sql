-- no-transaction
-- Who holds places in a window of a city: nobody may hold all of them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pickups_slot ON pickups (area, day, pickup_window)
  WHERE status IN ('Requested', 'Scheduled');
