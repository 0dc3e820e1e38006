-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- The ping with which a failing endpoint is tried: found behind any number of deliveries that wait.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_untried_pings
  ON webhook_deliveries (endpoint_id, next_attempt_at)
  WHERE state = 'waiting' AND type = 'endpoint.ping' AND attempts = 0;
