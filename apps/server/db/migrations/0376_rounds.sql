-- Rounds of couriers. They are of a place, shipments of a shard: pieces are named by tracking number and piece number, no
-- row refers to a shipment, and how far a round is comes from the states of its pieces.
CREATE TABLE vehicles (
  id uuid PRIMARY KEY,
  hub_id uuid NOT NULL REFERENCES hubs (id),
  -- what people say and paint on it: V-12
  code text NOT NULL,
  -- null: no limit
  max_pieces integer CHECK (max_pieces > 0),
  max_kg integer CHECK (max_kg > 0),
  max_litres integer CHECK (max_litres > 0),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz
);
CREATE UNIQUE INDEX vehicles_code ON vehicles (hub_id, code);

CREATE TABLE rounds (
  id uuid PRIMARY KEY,
  hub_id uuid NOT NULL REFERENCES hubs (id),
  day date NOT NULL,
  name text NOT NULL,
  vehicle_id uuid REFERENCES vehicles (id),
  -- of the field, not of staff
  person_id uuid,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN
    ('draft', 'planned', 'released', 'loading', 'out', 'back', 'closed', 'cancelled')),
  -- counts changes by staff and plans; a change from an older one is refused
  revision integer NOT NULL DEFAULT 1,
  -- numbers of stops are not used again: phones name stops by them
  last_stop_no smallint NOT NULL DEFAULT 0,
  -- what the last plan said of it: minutes, metres, whether by points; nothing personal
  plan jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  released_at timestamptz,
  out_at timestamptz,
  back_at timestamptz,
  closed_at timestamptz,
  -- the shift and revision with which a phone read it last
  given text,
  -- the names and addresses of its stops are gone
  erased_at timestamptz
);
CREATE INDEX rounds_day ON rounds (hub_id, day, id);
CREATE INDEX rounds_person ON rounds (person_id, day) WHERE state IN ('released', 'loading', 'out', 'back');
CREATE INDEX rounds_away ON rounds (day, id) WHERE state IN ('released', 'loading', 'out', 'back');
CREATE INDEX rounds_unerased ON rounds (closed_at) WHERE closed_at IS NOT NULL AND erased_at IS NULL;
CREATE INDEX rounds_old ON rounds (closed_at) WHERE closed_at IS NOT NULL;

CREATE TABLE stops (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  stop_no smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('delivery', 'pickup')),
  sequence smallint NOT NULL,
  -- of a pickup: its reference
  pickup_id text,
  window_from timestamptz,
  window_until timestamptz,
  service_seconds integer NOT NULL,
  -- postal code and city
  city text NOT NULL,
  postal_code text NOT NULL DEFAULT '',
  country char(2) NOT NULL,
  lat real,
  lon real,
  point_source text CHECK (point_source IN ('city', 'door', 'geocoder', 'staff')),
  -- no plan moves it
  locked boolean NOT NULL DEFAULT false,
  rules jsonb NOT NULL DEFAULT '{}',
  -- its round is neither closed nor cancelled
  open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (round_id, stop_no)
);
CREATE INDEX stops_pickup ON stops (pickup_id) WHERE pickup_id IS NOT NULL;
CREATE UNIQUE INDEX stops_open_pickup ON stops (pickup_id) WHERE open AND pickup_id IS NOT NULL;

CREATE TABLE stop_pieces (
  round_id uuid NOT NULL,
  stop_no smallint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('delivery', 'pickup')),
  ref text NOT NULL,
  piece_no smallint NOT NULL,
  service text NOT NULL,
  weight_grams integer NOT NULL,
  volume_ml bigint NOT NULL,
  -- it stands on the desk as missing
  missing boolean NOT NULL DEFAULT false,
  open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (round_id, stop_no, ref, piece_no),
  FOREIGN KEY (round_id, stop_no) REFERENCES stops (round_id, stop_no) ON DELETE CASCADE
);
CREATE INDEX stop_pieces_ref ON stop_pieces (ref);
CREATE UNIQUE INDEX stop_pieces_open ON stop_pieces (ref, piece_no, kind) WHERE open;
CREATE INDEX stop_pieces_missing ON stop_pieces (round_id) WHERE missing;

-- Filled when a round is released, erased a day after it is closed.
CREATE TABLE stop_private (
  round_id uuid NOT NULL,
  stop_no smallint NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  address text[] NOT NULL,
  instructions text NOT NULL,
  PRIMARY KEY (round_id, stop_no),
  FOREIGN KEY (round_id, stop_no) REFERENCES stops (round_id, stop_no) ON DELETE CASCADE
);

-- What couriers tell besides scans. Each once, by the id that the phone gave it.
CREATE TABLE stop_acts (
  round_id uuid NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
  act_id uuid NOT NULL,
  stop_no smallint,
  kind text NOT NULL,
  detail text,
  person_id uuid NOT NULL,
  source_id integer NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (round_id, act_id)
);

-- Tries at the code that the recipient has by email. The code follows from our secret and is stored nowhere.
CREATE TABLE delivery_codes (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  proved_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, shard)
);
CREATE INDEX delivery_codes_updated ON delivery_codes (updated_at);

GRANT SELECT, INSERT, UPDATE ON vehicles TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON rounds, stops, stop_pieces, stop_private TO waypost_api;
GRANT SELECT, INSERT ON stop_acts TO waypost_api;
GRANT SELECT, INSERT, UPDATE ON delivery_codes TO waypost_api;
GRANT SELECT ON vehicles TO waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON rounds, stops, stop_pieces, stop_private TO waypost_worker;
GRANT SELECT, DELETE ON stop_acts, delivery_codes TO waypost_worker;
GRANT SELECT ON vehicles, rounds, stops, stop_pieces, stop_acts, delivery_codes TO waypost_readonly;
