-- Buildings where parcels arrive, are sorted and leave. Kept by staff.
CREATE TABLE hubs (
  id uuid PRIMARY KEY,
  -- what people say and print: ANR
  code text NOT NULL,
  name text NOT NULL,
  city text NOT NULL,
  country char(2) NOT NULL,
  -- of its city, from the gazetteer
  lat real NOT NULL,
  lon real NOT NULL,
  -- its days begin and end by this clock
  time_zone text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- not assigned by place any more; kept, because parcels may still stand there
  closed_at timestamptz
);
CREATE UNIQUE INDEX hubs_code ON hubs (code);

GRANT SELECT, INSERT, UPDATE (code, name, city, country, lat, lon, time_zone, closed_at)
  ON hubs TO waypost_api;
GRANT SELECT ON hubs TO waypost_worker, waypost_readonly;

-- The hub in which a device stands. Scans of the others belong to a hub by their place.
ALTER TABLE sources ADD COLUMN hub_id uuid;
GRANT UPDATE (hub_id) ON sources TO waypost_api;
