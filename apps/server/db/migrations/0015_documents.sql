-- Papers of shipments: receipts, labels, bills of lading, customs papers. The bytes are in the object
-- store; this is the only list of what is there.
CREATE TABLE documents (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- such as label.pdf
  file text NOT NULL,
  -- counts from 1; only a receipt gets a second one, when what it says has changed
  version smallint NOT NULL CHECK (version > 0),
  -- of the facts that it was made of
  facts_hash bytea NOT NULL,
  object_key text NOT NULL,
  -- null until the object is stored
  bytes integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, file, version, shard),
  UNIQUE (shipment_id, file, facts_hash, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

GRANT SELECT, INSERT, UPDATE (bytes) ON documents TO waypost_api, waypost_worker;
GRANT DELETE ON documents TO waypost_worker;
GRANT SELECT ON documents TO waypost_readonly;
