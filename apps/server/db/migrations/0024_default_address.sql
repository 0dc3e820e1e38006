-- The address of the book that forms begin with.
ALTER TABLE customer_addresses ADD COLUMN is_default boolean NOT NULL DEFAULT false;
GRANT UPDATE (is_default) ON customer_addresses TO waypost_customer;
