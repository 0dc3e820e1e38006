-- The language in which people are written to: the one they used when they gave their address.

ALTER TABLE customers ADD COLUMN locale text NOT NULL DEFAULT 'en';

-- of whoever books; the shipment is made later, by whichever process settles the attempt
ALTER TABLE booking_attempts ADD COLUMN locale text NOT NULL DEFAULT 'en';

-- the recipient gets the shipper's, until choosing another
ALTER TABLE shipment_parties ADD COLUMN locale text NOT NULL DEFAULT 'en';

ALTER TABLE shipment_subscriptions ADD COLUMN locale text NOT NULL DEFAULT 'en';

ALTER TABLE newsletter_consents ADD COLUMN locale text NOT NULL DEFAULT 'en';

ALTER TABLE contact_messages ADD COLUMN locale text NOT NULL DEFAULT 'en';

GRANT SELECT (locale) ON customers TO waypost_worker;
GRANT UPDATE (locale) ON customers TO waypost_customer;
