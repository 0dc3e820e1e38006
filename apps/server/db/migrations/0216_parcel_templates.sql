-- Parcels that a customer sends again and again: weight, size, service, and perhaps to whom. Erased with the
-- account.
CREATE TABLE parcel_templates (
  -- drawn by the form: posted twice, it is one template
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  name text NOT NULL,
  service_level text NOT NULL,
  weight_grams integer NOT NULL,
  length_mm integer NOT NULL,
  width_mm integer NOT NULL,
  height_mm integer NOT NULL,
  parcel_count smallint NOT NULL,
  contents text NOT NULL,
  value_cents bigint NOT NULL,
  -- of the address book, where it may be gone
  address_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX parcel_templates_customer ON parcel_templates (customer_id, created_at DESC);

-- As of addresses: only the customer has a door to it.
ALTER TABLE parcel_templates ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON parcel_templates TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
GRANT SELECT, INSERT, DELETE, UPDATE (name) ON parcel_templates TO waypost_customer;
