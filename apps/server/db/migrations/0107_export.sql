-- Why goods leave the customs area, as the CN 22 asks it, and the exporter's numbers for customs.
ALTER TABLE shipments ADD COLUMN export_reason text;
GRANT SELECT (export_reason) ON shipments TO waypost_readonly;

ALTER TABLE shipment_parties ADD COLUMN vat_id text, ADD COLUMN eori text;
GRANT UPDATE (vat_id, eori) ON shipment_parties TO waypost_customer;
