-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What an endpoint never got, among the many that it got.
CREATE INDEX CONCURRENTLY IF NOT EXISTS webhook_deliveries_ended ON webhook_deliveries (endpoint_id, id DESC)
  WHERE state = 'ended';
