-- Of an installation of several cells (decision 180): in which shard an address has its account and an alias its shipment,
-- and which addresses want no updates, by keyed hash. Written at home, copied to the other cells. An installation of one cell has no rows.
CREATE TABLE directory (
  kind text NOT NULL CHECK (kind IN ('account', 'alias', 'opt_out')),
  hash bytea NOT NULL,
  shard smallint NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kind, hash)
);

GRANT SELECT, INSERT, UPDATE (shard), DELETE ON directory TO waypost_api, waypost_worker;
GRANT SELECT ON directory TO waypost_readonly;
