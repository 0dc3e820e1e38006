-- Staff finds a shipment by either party: name, email, phone, street, postal code, city; and by the payer.
-- 1: the text holds the recipient alone, as written by an older release; the worker writes it again.
ALTER TABLE shipment_search ADD COLUMN parties smallint NOT NULL DEFAULT 1;
GRANT UPDATE (parties) ON shipment_search TO waypost_api, waypost_worker;
GRANT SELECT (parties) ON shipment_search TO waypost_readonly;

-- What a party is searched by. A phone twice: as typed, and its digits alone.
CREATE FUNCTION searched_party(party shipment_parties) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', party.name, party.email, nullif(party.phone, ''),
    nullif(regexp_replace(party.phone, '\D', '', 'g'), ''),
    CASE party.address_text
      WHEN '' THEN concat_ws(' ', party.line1, party.line2, party.postal_code, party.region, party.city)
      ELSE party.address_text
    END)
$$;

CREATE FUNCTION search_shipments(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO shipment_search (shipment_id, shard, service, price_cents, search_text, parties)
  SELECT h.id, h.shard, CASE h.service_type WHEN 'freight' THEN 'freight' ELSE h.service END,
    h.price_cents,
    lower(concat_ws(' ', '', h.tracking_number, (
        SELECT string_agg(r.ref, ' ') FROM shipment_refs r
        WHERE r.shipment_id = h.id AND r.kind = 'alias'
      ), searched_party(recipient), h.destination, searched_party(shipper), h.origin, payer.name,
      nullif(h.service_type, 'parcel'), h.service)),
    2
  FROM shipments h
  JOIN shipment_parties recipient ON recipient.shipment_id = h.id AND recipient.shard = h.shard
    AND recipient.role = 'recipient'
  LEFT JOIN shipment_parties shipper ON shipper.shipment_id = h.id AND shipper.shard = h.shard
    AND shipper.role = 'shipper'
  LEFT JOIN shipment_payers payer ON payer.shipment_id = h.id AND payer.shard = h.shard
  WHERE h.id = ANY (ids)
  ON CONFLICT (shipment_id, shard) DO UPDATE
    SET service = excluded.service, price_cents = excluded.price_cents,
      search_text = excluded.search_text, parties = excluded.parties
$$;

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

  SELECT search_shipments(ids)
$$;
