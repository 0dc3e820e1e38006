-- The hub that collects a shipment: the nearest of its origin, as hub_id is of its destination. Null for what was
-- counted before, until it is counted again.
ALTER TABLE live_shipments ADD COLUMN origin_hub_id uuid;

-- Sweeps delete by row, which needs the right to read the whole row.
GRANT SELECT ON field_enrolments, shifts TO waypost_worker;
