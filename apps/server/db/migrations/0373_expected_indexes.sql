-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What a hub collects.
CREATE INDEX CONCURRENTLY IF NOT EXISTS live_shipments_origin ON live_shipments (origin_hub_id, shipment_id);

-- What any hub must stop.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipments_cancelled ON shipments (cancelled_at DESC)
  WHERE cancelled_at IS NOT NULL;
