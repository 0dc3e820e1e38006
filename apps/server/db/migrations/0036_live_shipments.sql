-- no-transaction
-- Those that may still be heard of, in the order of booking: the desk walks along it to find the silent
-- ones. An entry changes with the status, not with the scan.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_list_live ON shipment_list (shipment_id, shard)
  WHERE status NOT IN ('Delivered', 'Cancelled');
