-- Many shipments that a program books with one call. The worker books them row by row, and each row keeps its result.
CREATE TABLE program_batches (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  key_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'cancelling', 'finished', 'cancelled')),
  row_count integer NOT NULL,
  -- made as soon as all rows have their result; null: when they are asked for
  label_file text CHECK (label_file IN ('labels.pdf', 'labels.zpl')),
  -- counts how often the sweep has started its jobs again
  round integer NOT NULL DEFAULT 0,
  progressed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX program_batches_customer ON program_batches (customer_id, id DESC);
CREATE INDEX program_batches_open ON program_batches (progressed_at) WHERE finished_at IS NULL;
CREATE INDEX program_batches_created ON program_batches (created_at);

CREATE TABLE program_batch_rows (
  batch_id uuid NOT NULL,
  shard smallint NOT NULL,
  row_no integer NOT NULL,
  customer_id uuid NOT NULL,
  reference text,
  -- names and addresses: null as soon as the row has its result
  request jsonb,
  outcome text NOT NULL DEFAULT 'waiting'
    CHECK (outcome IN ('waiting', 'booking', 'booked', 'refused', 'cancelled')),
  -- failures that are no refusal
  failures smallint NOT NULL DEFAULT 0,
  shipment_id uuid,
  problem jsonb,
  PRIMARY KEY (batch_id, row_no, shard),
  FOREIGN KEY (batch_id, shard) REFERENCES program_batches (id, shard) ON DELETE CASCADE
);

GRANT SELECT, INSERT, UPDATE (state, progressed_at, finished_at) ON program_batches TO waypost_api;
GRANT SELECT, INSERT, UPDATE (outcome, request) ON program_batch_rows TO waypost_api;
GRANT SELECT, UPDATE, DELETE ON program_batches, program_batch_rows TO waypost_worker;
GRANT SELECT, DELETE ON program_batches TO waypost_customer;
GRANT SELECT ON program_batch_rows TO waypost_customer;
GRANT SELECT ON program_batches TO waypost_readonly;
GRANT SELECT (batch_id, shard, row_no, customer_id, outcome, failures, shipment_id)
  ON program_batch_rows TO waypost_readonly;

ALTER TABLE program_batches ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON program_batches TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON program_batches TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
ALTER TABLE program_batch_rows ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON program_batch_rows TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON program_batch_rows TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());

-- the worker lists the label files of a batch when it ends
GRANT INSERT ON label_batches TO waypost_worker;

-- the worker books, as the api does: limits of bookings and tries of cards are counted, caps of keys locked
GRANT INSERT, UPDATE ON attempt_limits TO waypost_worker;
GRANT INSERT ON card_tries TO waypost_worker;
GRANT SELECT (spend_cap_cents, revoked_at), UPDATE (last_used_at) ON customer_keys TO waypost_worker;
CREATE POLICY locks ON customer_keys FOR UPDATE TO waypost_worker USING (true) WITH CHECK (true);
GRANT SELECT ON customer_addresses TO waypost_worker;
CREATE POLICY bookings ON customer_addresses FOR SELECT TO waypost_worker USING (true);
