-- What lists of shipments filter and search: one narrow row each, so that an account with 100,000 of
-- them is read through one index. Kept by list_shipments() and by a trigger on the state.
CREATE TABLE shipment_list (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid,
  booked_at timestamptz NOT NULL,
  status text NOT NULL,
  -- standard, express, priority or freight
  service text NOT NULL,
  -- tracking number, recipient and destination in lower case; holds personal data
  search_text text NOT NULL,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
-- ids are UUIDv7: their order is that of booking
CREATE INDEX shipment_list_customer ON shipment_list (customer_id, shipment_id DESC)
  INCLUDE (shard, booked_at, status, service) WHERE customer_id IS NOT NULL;

-- A second call takes over who owns it and what it is searched by. The status is the trigger's alone:
-- one read here could be older than one that a scan wrote meanwhile.
CREATE FUNCTION list_shipments(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shipment_list (shipment_id, shard, customer_id, booked_at, status, service, search_text)
  SELECT h.id, h.shard, h.customer_id, h.booked_at, s.status,
    CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    lower(concat_ws(' ', h.tracking_number, p.name, p.email, h.destination))
  FROM shipments h
  JOIN shipment_state s ON s.shipment_id = h.id AND s.shard = h.shard
  JOIN shipment_parties p ON p.shipment_id = h.id AND p.shard = h.shard AND p.role = 'recipient'
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET customer_id = excluded.customer_id, search_text = excluded.search_text
$$;

CREATE FUNCTION list_new_status() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE shipment_list SET status = NEW.status
  WHERE shipment_id = NEW.shipment_id AND shard = NEW.shard;
  RETURN NULL;
END
$$;
CREATE TRIGGER shipment_list_status AFTER UPDATE OF status ON shipment_state
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION list_new_status();

SELECT list_shipments(array_agg(id)) FROM shipments;

ALTER TABLE shipment_list ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON shipment_list TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON shipment_list FOR SELECT TO waypost_customer USING (customer_id = acting_customer());

GRANT SELECT, INSERT, UPDATE (customer_id, search_text) ON shipment_list TO waypost_api, waypost_worker;
GRANT SELECT ON shipment_list TO waypost_readonly, waypost_customer;
-- a customer takes over what was booked as a guest
GRANT UPDATE (customer_id) ON shipments TO waypost_api;
