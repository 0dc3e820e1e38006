-- Labels of many shipments in one file, for the customer who sends them. The worker makes the file; row and
-- file go after a week.
CREATE TABLE label_batches (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- the client's, and what it asked for: repeated, it is the same batch
  request_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  file text NOT NULL CHECK (file IN ('labels.pdf', 'labels.zpl')),
  -- in the order of the file
  shipment_ids uuid[] NOT NULL,
  label_count integer NOT NULL,
  labels_done integer NOT NULL DEFAULT 0,
  object_key text NOT NULL,
  bytes integer,
  job integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  UNIQUE (customer_id, request_key, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX label_batches_created ON label_batches (created_at);

GRANT SELECT, UPDATE (job, labels_done, bytes) ON label_batches TO waypost_api;
GRANT SELECT, UPDATE (labels_done, bytes), DELETE ON label_batches TO waypost_worker;
GRANT SELECT, INSERT ON label_batches TO waypost_customer;
GRANT SELECT ON label_batches TO waypost_readonly;

ALTER TABLE label_batches ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON label_batches TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON label_batches TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
