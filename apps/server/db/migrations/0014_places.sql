-- The gazetteer: places of GeoNames, for suggestions and for the coordinates of a text. Loaded as a
-- whole by `pnpm places load`; nothing refers to its rows.
CREATE TABLE places (
  id integer PRIMARY KEY,
  -- in English where it has an English name
  name text NOT NULL,
  country char(2) NOT NULL,
  region text,
  lat real NOT NULL,
  lon real NOT NULL,
  population integer NOT NULL,
  -- by language, where it differs from the name
  names jsonb NOT NULL
);

-- Every name of a place in any language, as names are compared (domain/place-names). Byte order, so
-- that names with the same beginning are one range of the index whatever the database's locale.
CREATE TABLE place_names (
  folded text COLLATE "C" NOT NULL,
  place_id integer NOT NULL,
  country char(2) NOT NULL,
  population integer NOT NULL,
  PRIMARY KEY (folded, place_id) INCLUDE (country, population)
);
CREATE INDEX place_names_similar ON place_names USING gin (folded gin_trgm_ops);

-- What was loaded last, so that loading it again does nothing.
CREATE TABLE place_loads (
  source text PRIMARY KEY,
  loaded_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT ON places, place_names TO waypost_api, waypost_worker, waypost_readonly;
GRANT SELECT ON place_loads TO waypost_readonly;
