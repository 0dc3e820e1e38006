-- Which cell has which shard, where an installation has several (decision 180). Versions are only added, by
-- `pnpm cells` at home, and copied to the other cells. An installation of one cell has none.
CREATE TABLE shard_maps (
  version integer PRIMARY KEY CHECK (version > 0),
  document jsonb NOT NULL,
  reason text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT ON shard_maps TO waypost_api, waypost_worker, waypost_readonly;
