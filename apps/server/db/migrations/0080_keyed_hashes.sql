-- Consents and aliases get the keyed hash by which a directory of several cells will know them, as
-- opt-outs have it from the start. The key is not in the database: the worker fills what is there.
ALTER TABLE newsletter_consents ADD COLUMN email_hash bytea;
ALTER TABLE shipment_refs ADD COLUMN ref_hash bytea;
GRANT UPDATE (email_hash) ON newsletter_consents TO waypost_worker;
GRANT UPDATE (ref_hash) ON shipment_refs TO waypost_worker;
