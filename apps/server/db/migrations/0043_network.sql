-- What the network does, counted while it happens, so that no page reads events to count them.

-- One row for each batch of scans, and for each mail that was sent, written in its transaction: a mark
-- exists exactly when what it counts does. The worker takes marks away and adds them up, in one
-- statement. `id` is only the replica identity.
CREATE TABLE tally_marks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- scan or mail
  kind text NOT NULL,
  minute timestamptz NOT NULL,
  count integer NOT NULL
);
CREATE TABLE tallies_by_minute (
  kind text NOT NULL,
  minute timestamptz NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (kind, minute)
);

-- Shipments that were delivered, or are no longer, or on another day. A row for each time: one for
-- each shipment would have to be kept by whoever comes second while the worker takes it away.
CREATE TABLE delivery_changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  PRIMARY KEY (id, shard)
);
-- As what each delivered shipment is counted now.
CREATE TABLE counted_deliveries (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  day date NOT NULL,
  service text NOT NULL,
  origin_country char(2) NOT NULL,
  destination_country char(2) NOT NULL,
  on_time boolean NOT NULL,
  PRIMARY KEY (shipment_id, shard)
);
-- The sum of it. The day is the one of delivery, by the clocks of the destination.
CREATE TABLE deliveries_by_day (
  day date NOT NULL,
  service text NOT NULL,
  origin_country char(2) NOT NULL,
  destination_country char(2) NOT NULL,
  delivered integer NOT NULL,
  on_time integer NOT NULL,
  PRIMARY KEY (day, service, origin_country, destination_country)
);

CREATE FUNCTION note_delivery_change() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO delivery_changes (shard, shipment_id) VALUES (NEW.shard, NEW.shipment_id);
  RETURN NULL;
END
$$;
-- an outlook changes in one scan of twenty; when a shipment was delivered is part of it
CREATE TRIGGER shipment_state_delivery AFTER UPDATE OF status, outlook ON shipment_state
  FOR EACH ROW WHEN (
    (OLD.status = 'Delivered' OR NEW.status = 'Delivered')
    AND (OLD.status IS DISTINCT FROM NEW.status OR OLD.outlook IS DISTINCT FROM NEW.outlook))
  EXECUTE FUNCTION note_delivery_change();
-- those that are brought over from another system
CREATE TRIGGER shipment_state_delivered_before AFTER INSERT ON shipment_state
  FOR EACH ROW WHEN (NEW.status = 'Delivered') EXECUTE FUNCTION note_delivery_change();
INSERT INTO delivery_changes (shard, shipment_id)
SELECT shard, shipment_id FROM shipment_state WHERE status = 'Delivered';

GRANT INSERT, SELECT ON tally_marks TO waypost_api, waypost_worker;
GRANT DELETE ON tally_marks TO waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON tallies_by_minute TO waypost_worker;
GRANT SELECT, DELETE ON delivery_changes TO waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON counted_deliveries TO waypost_worker;
GRANT SELECT, INSERT, UPDATE ON deliveries_by_day TO waypost_worker;
GRANT SELECT ON tallies_by_minute, deliveries_by_day TO waypost_api;
GRANT SELECT ON tally_marks, tallies_by_minute, delivery_changes, counted_deliveries,
  deliveries_by_day TO waypost_readonly;
