-- Where doors are, for planning rounds. An address is named by a keyed hash of it: no row says who lives there, who went
-- there, or in which round.
CREATE TABLE address_points (
  address_key bytea PRIMARY KEY,
  -- null: the geocoder does not know the address
  lat real,
  lon real,
  source text NOT NULL CHECK (source IN ('door', 'geocoder')),
  accuracy_m integer NOT NULL DEFAULT 0,
  -- positions that agree on it; 0 from a geocoder
  fixes smallint NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((lat IS NULL) = (lon IS NULL))
);
CREATE INDEX address_points_updated ON address_points (updated_at);

-- Positions of phones at hand-overs, a few for each address. A day, no time: together they are no trail of anybody.
CREATE TABLE address_fixes (
  address_key bytea NOT NULL,
  -- drawn by the phone, so that a position that is sent twice counts once; nothing else has it
  fix_id uuid NOT NULL,
  lat real NOT NULL,
  lon real NOT NULL,
  accuracy_m smallint NOT NULL,
  seen_on date NOT NULL DEFAULT current_date,
  PRIMARY KEY (address_key, fix_id)
);
CREATE INDEX address_fixes_seen ON address_fixes (seen_on);

GRANT SELECT, INSERT, UPDATE ON address_points TO waypost_api;
GRANT SELECT, INSERT, DELETE ON address_fixes TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON address_points TO waypost_worker;
GRANT SELECT, DELETE ON address_fixes TO waypost_worker;
GRANT SELECT ON address_points, address_fixes TO waypost_readonly;

-- A device moves to another hub.
GRANT UPDATE (hub_id) ON field_devices TO waypost_api;
