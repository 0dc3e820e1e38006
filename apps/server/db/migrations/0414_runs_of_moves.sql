-- A run of `pnpm cells move` says every few seconds that it lives: a shard that was left closed by one that was killed
-- stays closed until the command is run again.
ALTER TABLE shard_moves ADD COLUMN seen_at timestamptz NOT NULL DEFAULT now();
