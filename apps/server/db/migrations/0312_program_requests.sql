-- Requests of programs by the Idempotency-Key they chose, for 30 days: what was made for a key is answered again.
-- Only ids and hashes: the answer is presented anew.
CREATE TABLE program_requests (
  customer_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- what the key was used for: one key may be used once at each endpoint
  endpoint text NOT NULL,
  key_hash bytea NOT NULL,
  body_hash bytea NOT NULL,
  -- the id of what was made
  subject text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, endpoint, key_hash, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX program_requests_created ON program_requests (created_at);

-- What a program says of a shipment it books: its own name and notes, which may hold anything, and so go with the
-- account. By the attempt, because the name is taken before the shipment exists.
CREATE TABLE program_shipments (
  attempt_id text NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  reference text,
  -- false: others may have the same reference, because that was allowed, or because this one came to nothing
  is_unique boolean NOT NULL,
  metadata jsonb NOT NULL,
  return_of uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (attempt_id, shard),
  FOREIGN KEY (attempt_id, shard) REFERENCES booking_attempts (id, shard) ON DELETE CASCADE,
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE UNIQUE INDEX program_shipments_unique ON program_shipments (customer_id, reference)
  WHERE is_unique AND reference IS NOT NULL;
CREATE INDEX program_shipments_reference ON program_shipments (customer_id, reference)
  WHERE reference IS NOT NULL;

ALTER TABLE program_requests ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON program_requests TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
GRANT SELECT, INSERT, DELETE ON program_requests TO waypost_api, waypost_worker;

ALTER TABLE program_shipments ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON program_shipments TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY own ON program_shipments FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
GRANT SELECT, INSERT, DELETE, UPDATE (reference, is_unique, metadata) ON program_shipments
  TO waypost_api, waypost_worker;
GRANT SELECT ON program_shipments TO waypost_customer;
