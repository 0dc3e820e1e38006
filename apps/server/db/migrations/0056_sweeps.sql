-- Where a sweep goes on that passes each row once, in the order of its index.
CREATE TABLE sweep_places (
  sweep text PRIMARY KEY,
  created_at timestamptz NOT NULL,
  id uuid NOT NULL
);
INSERT INTO sweep_places (sweep, created_at, id)
VALUES ('quotes', '2000-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000');

GRANT SELECT, UPDATE ON sweep_places TO waypost_worker;
