-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- The list of an endpoint's deliveries in one state: few of a state among a million of another are found at once.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_by_state
  ON webhook_deliveries (endpoint_id, state, id DESC);

-- The same for one of the states.
DROP INDEX CONCURRENTLY IF EXISTS webhook_deliveries_ended;
