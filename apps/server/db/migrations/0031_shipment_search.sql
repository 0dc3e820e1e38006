-- What the console searches and sorts all shipments by. Apart from shipment_list, because every change
-- of status writes a new row there with an entry in each index, and a text has about a hundred
-- trigrams. A row here is written with the booking and when its facts change, never by a scan.
CREATE TABLE shipment_search (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- standard, express, priority or freight
  service text NOT NULL,
  price_cents bigint NOT NULL,
  -- number, aliases, recipient, destination and service in lower case, each word after a blank; holds
  -- personal data
  search_text text NOT NULL,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- The last day of delivery, as the state has it: what is late is asked of the list alone.
ALTER TABLE shipment_list ADD COLUMN due_on date;

-- A second call takes over who owns it and what it is searched and sorted by. Status and due day are
-- the trigger's alone: those read here could be older than those that a scan wrote meanwhile.
CREATE OR REPLACE FUNCTION list_shipments(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shipment_list
    (shipment_id, shard, customer_id, booked_at, status, due_on, service, search_text)
  SELECT h.id, h.shard, h.customer_id, h.booked_at, s.status, s.due_on,
    CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    lower(concat_ws(' ', h.tracking_number, p.name, p.email, h.destination))
  FROM shipments h
  JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
  JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET customer_id = excluded.customer_id, search_text = excluded.search_text;

  INSERT INTO shipment_search (shipment_id, shard, service, price_cents, search_text)
  SELECT h.id, h.shard, CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    h.price_cents,
    lower(concat_ws(' ', '', h.tracking_number, (
        SELECT string_agg(r.ref, ' ') FROM shipment_refs r
        WHERE r.shipment_id = h.id AND r.kind = 'alias'
      ), p.name, p.email, h.destination, nullif(h.service_type, 'parcel'), h.service))
  FROM shipments h
  JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET service = excluded.service, price_cents = excluded.price_cents,
      search_text = excluded.search_text
$$;

CREATE OR REPLACE FUNCTION list_new_status() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE shipment_list SET status = NEW.status, due_on = NEW.due_on
  WHERE shipment_id = NEW.shipment_id AND shard = NEW.shard;
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER shipment_list_status AFTER UPDATE OF status, due_on ON shipment_state
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status OR OLD.due_on IS DISTINCT FROM NEW.due_on)
  EXECUTE FUNCTION list_new_status();

-- those that can be late; the others get theirs with their next change
UPDATE shipment_list l SET due_on = s.due_on FROM shipment_state s
WHERE s.shipment_id = l.shipment_id AND s.shard = l.shard
  AND l.status NOT IN ('Delivered', 'Cancelled');
SELECT list_shipments(array_agg(id)) FROM shipments;

CREATE INDEX shipment_search_text ON shipment_search USING gin (search_text gin_trgm_ops);
CREATE INDEX shipment_search_price ON shipment_search (price_cents, shipment_id);
-- freight costs more than any parcel: the cheapest of it is far along the index above
CREATE INDEX shipment_search_service ON shipment_search (service, price_cents, shipment_id);

-- Customers have no right to it: what they search is in shipment_list, behind its policy.
GRANT SELECT, INSERT, UPDATE (service, price_cents, search_text) ON shipment_search
  TO waypost_api, waypost_worker;
GRANT SELECT (shipment_id, shard, service, price_cents) ON shipment_search TO waypost_readonly;

-- What staff sees of one shipment: its pickup, and what was done to it.
CREATE POLICY staff_reads ON pickups FOR SELECT TO waypost_api USING (true);
CREATE POLICY staff_reads ON pickup_shipments FOR SELECT TO waypost_api USING (true);
GRANT SELECT ON pickups, pickup_shipments, audit_log TO waypost_api;
