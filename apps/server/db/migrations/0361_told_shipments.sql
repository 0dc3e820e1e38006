-- What programs were last told of a shipment on its way, so that a job can say what has changed since.
CREATE TABLE told_shipments (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- the open exception they know of
  problem text,
  earliest_on date,
  latest_on date,
  -- the newest public event they know of, and when they were told of one
  event_at timestamptz,
  told_at timestamptz,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
) WITH (fillfactor = 80);
CREATE INDEX told_shipments_customer ON told_shipments (customer_id);

GRANT SELECT, INSERT, UPDATE, DELETE ON told_shipments TO waypost_worker;
GRANT SELECT, DELETE ON told_shipments TO waypost_api;
GRANT SELECT ON told_shipments TO waypost_readonly;
ALTER TABLE told_shipments ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON told_shipments TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);

-- When its programs were told that a statement is overdue: once.
ALTER TABLE statements ADD COLUMN overdue_told_at timestamptz;
GRANT UPDATE (overdue_told_at) ON statements TO waypost_worker;
