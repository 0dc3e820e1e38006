-- What staff writes down for colleagues about a shipment or a customer. Never shown to customers, never
-- changed; deleted with the person.
CREATE TABLE staff_notes (
  -- drawn by the form: posted twice, it is one note
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid,
  customer_id uuid,
  -- a member of staff, whose table has its own writer
  staff_id uuid NOT NULL,
  -- may hold personal data
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard),
  CHECK ((shipment_id IS NULL) <> (customer_id IS NULL))
);
CREATE INDEX staff_notes_shipment ON staff_notes (shipment_id, created_at DESC)
  WHERE shipment_id IS NOT NULL;
CREATE INDEX staff_notes_customer ON staff_notes (customer_id, created_at DESC)
  WHERE customer_id IS NOT NULL;

GRANT SELECT, INSERT, DELETE ON staff_notes TO waypost_api, waypost_worker;
GRANT SELECT (id, shard, shipment_id, customer_id, staff_id, created_at) ON staff_notes
  TO waypost_readonly;
