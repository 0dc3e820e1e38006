-- Minutes of each day in which a part of the service worked, had trouble or was down, for the status page.
CREATE TABLE service_days (
  part text NOT NULL,
  day date NOT NULL,
  up integer NOT NULL DEFAULT 0,
  trouble integer NOT NULL DEFAULT 0,
  down integer NOT NULL DEFAULT 0,
  -- what was said last, and when
  state text NOT NULL,
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (day, part),
  CHECK (state IN ('up', 'trouble', 'down'))
);
GRANT SELECT, INSERT, UPDATE ON service_days TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON service_days TO waypost_worker;
GRANT SELECT ON service_days TO waypost_readonly;
