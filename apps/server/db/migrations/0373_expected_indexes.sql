-- no-transaction

CREATE INDEX CONCURRENTLY live_shipments_origin ON live_shipments (origin_hub_id, shipment_id);

CREATE INDEX CONCURRENTLY shipments_cancelled ON shipments (cancelled_at DESC) WHERE cancelled_at IS NOT NULL;
