-- Since when the person of a shipment is erased, for good. A phone may be weeks late: a note, signature or photo
-- that comes afterwards is not stored.
ALTER TABLE shipments ADD COLUMN erased_at timestamptz;
GRANT UPDATE (erased_at) ON shipments TO waypost_api, waypost_worker;
GRANT SELECT (erased_at) ON shipments TO waypost_readonly;
