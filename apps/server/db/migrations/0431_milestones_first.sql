-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What is due to an endpoint beside the updates of each minute: found behind any number of updates that wait.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_due_first
  ON webhook_deliveries (endpoint_id, next_attempt_at)
  WHERE state = 'waiting' AND type <> 'shipment.tracking_updated';
