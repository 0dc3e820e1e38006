-- What the morning page counts: shipments on their way, by hub and day. Nothing here is written by a scan
-- but one row that names the shipments of its batch.

-- Shipments that changed: one row for each batch of scans, booking or edit, written in its transaction. The
-- worker takes rows away and counts the named shipments again. Of the cell that counts, like tally marks.
CREATE TABLE shipment_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shipment_ids uuid[] NOT NULL
);
-- random ids do not compress: trying costs the scan's transaction
ALTER TABLE shipment_changes ALTER COLUMN shipment_ids SET STORAGE EXTERNAL;

-- As what each shipment that is neither delivered, cancelled nor on hold is counted now.
CREATE TABLE live_shipments (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  service text NOT NULL,
  status text NOT NULL,
  -- DE-FR
  lane text NOT NULL,
  -- coming, arrived (at its last hub), out, or stopped: no delivery can be expected
  phase text NOT NULL,
  -- that delivers it; null where there is none
  hub_id uuid,
  -- the last expected day and the last promised one; null for shipments older than both
  due_on date,
  promised_on date,
  -- why the last expected day is after the promised one
  moved_by text,
  pieces integer NOT NULL,
  weight_grams bigint NOT NULL,
  PRIMARY KEY (shipment_id, shard)
);
CREATE INDEX live_shipments_due ON live_shipments (due_on, shipment_id);
CREATE INDEX live_shipments_hub ON live_shipments (hub_id, due_on, shipment_id);
CREATE INDEX live_shipments_promised ON live_shipments (promised_on, shipment_id)
  WHERE phase <> 'stopped';
CREATE INDEX live_shipments_moved ON live_shipments (promised_on, shipment_id)
  WHERE phase <> 'stopped' AND moved_by IS NOT NULL;

-- Where its pieces stand, and since when.
CREATE TABLE hub_stays (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  hub_id uuid NOT NULL,
  since timestamptz NOT NULL,
  -- the day of it by the clock of the hub
  since_on date NOT NULL,
  pieces integer NOT NULL,
  weight_grams bigint NOT NULL,
  PRIMARY KEY (shipment_id, shard, hub_id)
);
CREATE INDEX hub_stays_hub ON hub_stays (hub_id, since, shipment_id);
CREATE INDEX hub_stays_since ON hub_stays (since, shipment_id);

-- The sums of both. The nil id stands for no hub.
CREATE TABLE live_sums (
  -- due, coming, promised or standing
  kind text NOT NULL,
  day date NOT NULL,
  hub_id uuid NOT NULL,
  -- due: the phase; coming: the lane; promised: why it was moved; standing: nothing
  detail text NOT NULL,
  shipments integer NOT NULL,
  pieces integer NOT NULL,
  weight_grams bigint NOT NULL,
  PRIMARY KEY (kind, day, hub_id, detail)
);

GRANT SELECT, INSERT ON shipment_changes TO waypost_api, waypost_worker;
GRANT DELETE ON shipment_changes TO waypost_worker;
GRANT SELECT, INSERT, DELETE ON live_shipments, hub_stays TO waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON live_sums TO waypost_worker;
GRANT SELECT ON live_shipments, hub_stays, live_sums TO waypost_api;
GRANT SELECT ON shipment_changes, live_shipments, hub_stays, live_sums TO waypost_readonly;

-- everything that is on its way now, 500 a row
INSERT INTO shipment_changes (shipment_ids)
SELECT array_agg(shipment_id)
FROM (SELECT shipment_id, (row_number() OVER (ORDER BY shipment_id) - 1) / 500 AS slice
  FROM shipment_list WHERE status NOT IN ('Delivered', 'Cancelled')) AS live
GROUP BY slice ORDER BY slice;
