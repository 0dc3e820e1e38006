-- Moves of a shard to another cell (decision 181). An installation of one cell has no rows here and no trigger of this:
-- `pnpm cells move` makes the triggers in the two cells of a move.

-- At home: every move that was begun. One at a time.
CREATE TABLE shard_moves (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shard smallint NOT NULL,
  from_cell text NOT NULL,
  to_cell text NOT NULL,
  state text NOT NULL DEFAULT 'copying'
    CHECK (state IN ('copying', 'fenced', 'flipped', 'done', 'undone')),
  -- the run of the command that goes on with it; what an earlier run still tries is refused
  mover uuid NOT NULL,
  reason text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  flipped_at timestamptz,
  ended_at timestamptz
);
CREATE UNIQUE INDEX shard_moves_one_at_a_time ON shard_moves ((true)) WHERE state NOT IN ('done', 'undone');

-- In each cell: the shards whose rows nobody may write here. 'draining': only its jobs are not begun any more. 'arriving':
-- its rows are being copied into this cell, whose sweeps pass them by. 'closed': every write is refused.
CREATE TABLE closed_shards (
  shard smallint PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('draining', 'arriving', 'closed')),
  mover uuid NOT NULL,
  since timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT ON shard_moves, closed_shards TO waypost_api, waypost_worker, waypost_readonly;

-- Before a row of a shard in question is written. The shared lock is held until the writer's transaction ends, and is taken
-- before the state is read: who closes a shard takes it alone, so that nobody who read the old state is still writing.
CREATE FUNCTION refuse_closed_shard() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  touched smallint;
  found text;
BEGIN
  IF TG_OP = 'DELETE' THEN touched := OLD.shard; ELSE touched := NEW.shard; END IF;
  -- an older snapshot would not show that the shard was closed
  IF current_setting('transaction_isolation') <> 'read committed' THEN
    RAISE EXCEPTION 'shard % is moving, and is written in read committed alone', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(1810, touched);
  SELECT state INTO found FROM closed_shards WHERE shard = touched;
  IF found = 'arriving' AND TG_OP <> 'INSERT' THEN RETURN NULL; END IF;
  IF found IN ('arriving', 'closed') THEN
    RAISE EXCEPTION 'shard % is closed in this cell', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END
$$;

-- Before a job of a shard in question is enqueued or begun. One that is not begun waits; as `blocked` it is not in the way of
-- those of other shards.
CREATE FUNCTION hold_jobs_of_closed_shard() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  touched smallint := (NEW.data ->> 'shard')::smallint;
  found text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(1810, touched);
  SELECT state INTO found FROM closed_shards WHERE shard = touched;
  IF found = 'draining' AND TG_OP = 'INSERT' THEN NEW.blocked := true; END IF;
  IF found IS NULL OR (found = 'draining' AND TG_OP = 'INSERT') THEN RETURN NEW; END IF;
  IF found = 'closed' AND TG_OP = 'INSERT' THEN
    RAISE EXCEPTION 'shard % is closed in this cell', touched
      USING ERRCODE = 'WPM01', DETAIL = touched::text;
  END IF;
  RETURN NULL;
END
$$;
