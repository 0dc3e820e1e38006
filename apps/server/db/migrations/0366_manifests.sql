-- What a customer hands over at one time and place, on one sheet with one barcode. Scanning it is the pickup of every
-- piece on it.
CREATE TABLE manifests (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- the barcode: MF and fourteen symbols
  number text NOT NULL UNIQUE,
  day date NOT NULL,
  pickup_id text,
  -- where it is handed over, as it is printed
  address_text text NOT NULL,
  shipment_count integer NOT NULL,
  piece_count integer NOT NULL,
  -- the first scan of its barcode: every other one repeats it
  scan jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX manifests_customer ON manifests (customer_id, id DESC);
CREATE INDEX manifests_created ON manifests (created_at);

CREATE TABLE manifest_shipments (
  manifest_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- as on the sheet
  place integer NOT NULL,
  shipment_id uuid NOT NULL,
  PRIMARY KEY (manifest_id, place, shard),
  FOREIGN KEY (manifest_id, shard) REFERENCES manifests (id, shard) ON DELETE CASCADE
);
CREATE INDEX manifest_shipments_shipment ON manifest_shipments (shipment_id);

GRANT SELECT, INSERT, UPDATE (scan) ON manifests TO waypost_api;
GRANT SELECT, INSERT ON manifest_shipments TO waypost_api;
GRANT SELECT, DELETE ON manifests, manifest_shipments TO waypost_worker;
GRANT SELECT, INSERT, DELETE ON manifests TO waypost_customer;
GRANT SELECT, INSERT, DELETE ON manifest_shipments TO waypost_customer;
GRANT SELECT ON manifests, manifest_shipments TO waypost_readonly;

ALTER TABLE manifests ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON manifests TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON manifests TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
ALTER TABLE manifest_shipments ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON manifest_shipments TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON manifest_shipments TO waypost_customer
  USING (EXISTS (SELECT 1 FROM manifests m WHERE m.id = manifest_id AND m.customer_id = acting_customer()))
  WITH CHECK (EXISTS (SELECT 1 FROM manifests m WHERE m.id = manifest_id AND m.customer_id = acting_customer()));
