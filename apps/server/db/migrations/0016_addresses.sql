-- The address book of a customer. Erased with the account.
CREATE TABLE customer_addresses (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  line1 text NOT NULL,
  line2 text NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  postal_code text NOT NULL,
  country char(2) NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX customer_addresses_customer ON customer_addresses (customer_id, created_at DESC);

-- Only the customer has a door to it: neither the api nor the worker in their own name.
ALTER TABLE customer_addresses ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON customer_addresses TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
GRANT SELECT, INSERT, DELETE, UPDATE (name, phone, line1, line2, city, region, postal_code, country)
  ON customer_addresses TO waypost_customer;
