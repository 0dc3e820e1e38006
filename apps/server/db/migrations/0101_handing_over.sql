-- How a parcel reaches us: a courier comes for it, or the shipper brings it to a service point.

CREATE TABLE service_points (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  line1 text NOT NULL,
  line2 text NOT NULL DEFAULT '',
  postal_code text NOT NULL,
  city text NOT NULL,
  region text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  -- of its city, from the gazetteer
  lat real NOT NULL,
  lon real NOT NULL,
  -- seven, Monday first: 09:00-12:30, 13:30-18:00; empty when it is closed
  hours text[] NOT NULL CHECK (cardinality(hours) = 7),
  -- how to find it
  directions text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  -- takes no parcels any more; kept, because receipts name it
  closed_at timestamptz
);
CREATE INDEX service_points_open ON service_points (country, city, id) WHERE closed_at IS NULL;

GRANT SELECT, INSERT, UPDATE (name, line1, line2, postal_code, city, region, country, lat, lon, hours,
  directions, closed_at) ON service_points TO waypost_api;
GRANT SELECT ON service_points TO waypost_worker, waypost_readonly;

-- What the shipper chose when booking. It outlives the request of the attempt: a booking that waits for
-- its payment or its code takes a place only then.
CREATE TABLE handovers (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  method text NOT NULL CHECK (method IN ('pickup', 'drop_off')),
  service_point_id uuid,
  -- the window that was asked for
  day date,
  pickup_window text,
  instructions text NOT NULL DEFAULT '',
  -- the newest pickup made for it; null until the booking is paid or activated
  pickup_id uuid,
  -- the window asked for was gone, and the pickup is in another one
  moved boolean NOT NULL DEFAULT false,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard),
  CHECK ((method = 'drop_off') = (service_point_id IS NOT NULL)),
  CHECK ((method = 'pickup') = (day IS NOT NULL AND pickup_window IS NOT NULL))
);
-- who has to be told when a service point closes
CREATE INDEX handovers_point ON handovers (service_point_id) WHERE service_point_id IS NOT NULL;

GRANT SELECT, INSERT, UPDATE (method, service_point_id, day, pickup_window, instructions, pickup_id, moved)
  ON handovers TO waypost_api, waypost_worker;
GRANT SELECT (shipment_id, shard, method, service_point_id, day, pickup_window, pickup_id, moved)
  ON handovers TO waypost_readonly;

-- A pickup that a booking made names its shipment; a guest's has no customer and no address book.
ALTER TABLE pickups
  ADD COLUMN shipment_id uuid,
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN customer_id DROP NOT NULL,
  -- squawk-ignore ban-drop-not-null
  ALTER COLUMN address_id DROP NOT NULL,
  ADD CONSTRAINT pickups_of_somebody CHECK (customer_id IS NOT NULL OR shipment_id IS NOT NULL) NOT VALID;
GRANT SELECT (shipment_id) ON pickups TO waypost_readonly;

-- Bookings are settled by the api and by the worker, neither of them as the customer.
CREATE POLICY bookings ON pickups TO waypost_api
  USING (shipment_id IS NOT NULL) WITH CHECK (shipment_id IS NOT NULL);
CREATE POLICY bookings ON pickup_shipments TO waypost_api
  USING (EXISTS (SELECT 1 FROM pickups p
    WHERE p.id = pickup_shipments.pickup_id AND p.shipment_id IS NOT NULL))
  WITH CHECK (EXISTS (SELECT 1 FROM pickups p
    WHERE p.id = pickup_shipments.pickup_id AND p.shipment_id IS NOT NULL));
GRANT INSERT, DELETE,
  UPDATE (day, pickup_window, starts_at, ends_at, cut_off_at, status, closed, revision)
  ON pickups TO waypost_api;
GRANT DELETE ON pickups TO waypost_worker;
GRANT INSERT, DELETE ON pickup_shipments TO waypost_api;
GRANT INSERT ON pickup_shipments TO waypost_worker;
