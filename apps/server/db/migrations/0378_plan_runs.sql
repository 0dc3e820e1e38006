-- Rounds that the worker plans, from the request to its end. What it finds is written to the rounds.
CREATE TABLE plan_runs (
  id uuid PRIMARY KEY,
  hub_id uuid NOT NULL REFERENCES hubs (id),
  day date NOT NULL,
  -- rounds with the revisions that the dispatcher saw
  rounds jsonb NOT NULL,
  seconds smallint NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  -- of the time, 0 to 1
  share real NOT NULL DEFAULT 0,
  -- the best so far is taken
  stop_asked boolean NOT NULL DEFAULT false,
  outcome jsonb,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX plan_runs_day ON plan_runs (hub_id, day, id);
CREATE INDEX plan_runs_created ON plan_runs (created_at);

GRANT SELECT, INSERT, UPDATE (stop_asked) ON plan_runs TO waypost_api;
GRANT SELECT, UPDATE (state, share, outcome, ended_at), DELETE ON plan_runs TO waypost_worker;
GRANT SELECT ON plan_runs TO waypost_readonly;
