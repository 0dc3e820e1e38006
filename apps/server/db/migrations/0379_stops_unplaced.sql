-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Stops of open rounds of which no more than the city is known: a geocoder is asked for them.
CREATE INDEX CONCURRENTLY IF NOT EXISTS stops_unplaced ON stops (round_id, stop_no)
  WHERE open AND kind = 'delivery' AND (point_source IS NULL OR point_source = 'city');
