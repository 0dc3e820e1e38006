-- Of an installation of several cells (decision 200): home writes the time once a minute, and the other cells get it like
-- everything that is copied from home. A row that is old there says that nothing is copied any more. No row is made here: it
-- would be in the way of the one that is copied.
CREATE TABLE replication_heartbeat (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  beat_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE (beat_at) ON replication_heartbeat TO waypost_worker;
GRANT SELECT ON replication_heartbeat TO waypost_readonly;
