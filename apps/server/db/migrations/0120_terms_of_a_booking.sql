-- Which version of the terms, and of their list of prohibited goods, was accepted with a booking, and when.
-- Empty for bookings from before, and for shipments that staff entered.
ALTER TABLE shipments ADD COLUMN terms_version text;
ALTER TABLE shipments ADD COLUMN terms_accepted_at timestamptz;
GRANT SELECT (terms_version, terms_accepted_at) ON shipments TO waypost_readonly;
