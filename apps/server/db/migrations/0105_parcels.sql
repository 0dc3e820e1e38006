-- Weight and size of each parcel, where a shipment has several; a single one has them in columns.
ALTER TABLE shipments ADD COLUMN parcels jsonb;
GRANT SELECT (parcels) ON shipments TO waypost_readonly;
