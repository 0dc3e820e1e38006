-- Containers (bags, cages, pallets) between hubs, and the trips that take them. They are of a place, as rounds are: pieces
-- are named by tracking number and piece number, no row refers to a shipment. What happens to goods are scans.
CREATE TABLE trips (
  -- chosen by the phone, or drawn with the form
  id uuid PRIMARY KEY,
  hub_id uuid NOT NULL REFERENCES hubs (id),
  to_hub_id uuid NOT NULL REFERENCES hubs (id),
  -- its plate, or what people call it
  vehicle text NOT NULL,
  -- of the doors, given at the departure
  seal text NOT NULL DEFAULT '',
  planned_at timestamptz,
  state text NOT NULL DEFAULT 'open' CHECK (state IN
    ('open', 'departed', 'arrived', 'finished', 'cancelled')),
  -- what is loaded according to a later message has left by the same act
  depart_act_id uuid,
  depart_source_id integer,
  departed_at timestamptz,
  arrived_at timestamptz,
  -- it may have come to another one than planned
  arrived_hub_id uuid REFERENCES hubs (id),
  -- finished or cancelled
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX trips_from ON trips (hub_id, created_at, id);
CREATE INDEX trips_to ON trips (to_hub_id, created_at, id);
CREATE INDEX trips_leaving ON trips (hub_id, created_at, id) WHERE ended_at IS NULL;
CREATE INDEX trips_coming ON trips (to_hub_id, created_at, id) WHERE ended_at IS NULL;
CREATE INDEX trips_away ON trips (departed_at) WHERE ended_at IS NULL AND departed_at IS NOT NULL;
CREATE INDEX trips_old ON trips (created_at);

-- One row for each time that a container is filled: its code is used again afterwards.
CREATE TABLE containers (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bag', 'cage', 'pallet')),
  state text NOT NULL DEFAULT 'open' CHECK (state IN
    ('open', 'closed', 'departed', 'arrived', 'emptied')),
  -- when the act happened that gave it this state; what happened before leaves the state as it is
  state_at timestamptz NOT NULL,
  -- where it was seen last
  hub_id uuid NOT NULL REFERENCES hubs (id),
  -- where pieces are put in
  packing_hub_id uuid NOT NULL REFERENCES hubs (id),
  to_hub_id uuid REFERENCES hubs (id),
  -- false until its opening was told: a colleague's phone may be faster
  declared boolean NOT NULL,
  seal text NOT NULL DEFAULT '',
  -- pieces put in later do not count
  sealed_at timestamptz,
  opened_at timestamptz NOT NULL,
  emptied_at timestamptz,
  -- of its pieces: counts up under the lock of this row, so jobs can go on after the last they read
  last_seq integer NOT NULL DEFAULT 0,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX containers_live ON containers (code) WHERE emptied_at IS NULL;
CREATE INDEX containers_code ON containers (code, opened_at);
CREATE INDEX containers_hub ON containers (hub_id, changed_at, id);
CREATE INDEX containers_standing ON containers (hub_id, changed_at, id) WHERE emptied_at IS NULL;
CREATE INDEX containers_to ON containers (to_hub_id, changed_at, id) WHERE emptied_at IS NULL;
CREATE INDEX containers_old ON containers (changed_at);

CREATE TABLE container_pieces (
  container_id uuid NOT NULL REFERENCES containers (id) ON DELETE CASCADE,
  seq integer NOT NULL,
  ref text NOT NULL,
  piece_no smallint NOT NULL,
  -- chosen by the phone: a repeated call puts it in once
  act_id uuid NOT NULL,
  put_at timestamptz NOT NULL,
  -- taken out, put in another container, or emptied
  out_at timestamptz,
  -- it stands on the desk as missing
  missing_at timestamptz,
  PRIMARY KEY (container_id, seq)
);
CREATE UNIQUE INDEX container_pieces_act ON container_pieces (act_id);
-- a piece is in one container alone
CREATE UNIQUE INDEX container_pieces_in ON container_pieces (ref, piece_no) WHERE out_at IS NULL;
CREATE INDEX container_pieces_missing ON container_pieces (missing_at) WHERE missing_at IS NOT NULL;

-- What phones tell of containers besides their pieces. Each once, by the id that the phone gave it.
CREATE TABLE container_acts (
  act_id uuid PRIMARY KEY,
  container_id uuid REFERENCES containers (id) ON DELETE CASCADE,
  trip_id uuid REFERENCES trips (id) ON DELETE CASCADE,
  kind text NOT NULL,
  seal text NOT NULL DEFAULT '',
  hub_id uuid NOT NULL,
  source_id integer NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX container_acts_container ON container_acts (container_id, occurred_at);
CREATE INDEX container_acts_trip ON container_acts (trip_id, occurred_at);

-- A container leaves a hub or arrives at one: each of its pieces gets a scan, in batches.
CREATE TABLE container_moves (
  container_id uuid NOT NULL REFERENCES containers (id) ON DELETE CASCADE,
  act_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('depart', 'arrive')),
  hub_id uuid NOT NULL REFERENCES hubs (id),
  source_id integer NOT NULL,
  occurred_at timestamptz NOT NULL,
  -- the pieces up to this one have their scan
  done_seq integer NOT NULL DEFAULT 0,
  PRIMARY KEY (container_id, act_id)
);

CREATE TABLE trip_containers (
  trip_id uuid NOT NULL REFERENCES trips (id) ON DELETE CASCADE,
  container_id uuid NOT NULL REFERENCES containers (id) ON DELETE CASCADE,
  loaded_at timestamptz NOT NULL,
  -- scanned at a hub after the departure
  arrived_at timestamptz,
  -- it stands on the desk as missing
  missing_at timestamptz,
  PRIMARY KEY (trip_id, container_id)
);
CREATE INDEX trip_containers_container ON trip_containers (container_id);

GRANT SELECT, INSERT, UPDATE ON trips, containers, container_pieces TO waypost_api;
GRANT SELECT, INSERT ON container_acts, container_moves TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON trip_containers TO waypost_api;
GRANT SELECT, UPDATE, DELETE ON trips, containers, container_pieces TO waypost_worker;
GRANT SELECT, DELETE ON container_acts TO waypost_worker;
GRANT SELECT, UPDATE, DELETE ON container_moves, trip_containers TO waypost_worker;
GRANT SELECT ON trips, containers, container_pieces, container_acts, container_moves, trip_containers
  TO waypost_readonly;
