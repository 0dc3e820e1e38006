-- Whom news of a delivery goes to. Empty for addresses saved before.
ALTER TABLE customer_addresses ADD COLUMN email text NOT NULL DEFAULT '';
GRANT UPDATE (email) ON customer_addresses TO waypost_customer;
