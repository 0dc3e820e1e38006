-- The language that the reader of an email chose, for every later email to that address: as a keyed hash,
-- which names nobody.
CREATE TABLE mail_languages (
  address_hash bytea NOT NULL UNIQUE,
  shard smallint NOT NULL,
  locale text NOT NULL CHECK (length(locale) BETWEEN 2 AND 16),
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (address_hash, shard)
);

GRANT SELECT, INSERT, UPDATE, DELETE ON mail_languages TO waypost_api;
GRANT SELECT, DELETE ON mail_languages TO waypost_worker;
