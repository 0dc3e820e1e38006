-- Links by which a member of staff sets a new password. A colleague or the command line asks for one;
-- the old password has ended by then, and using the link deletes it.
CREATE TABLE staff_password_links (
  id uuid PRIMARY KEY,
  -- one at a time: asking again replaces it
  staff_id uuid NOT NULL UNIQUE REFERENCES staff_members (id),
  -- null until the worker has made the secret and mailed it
  secret_hash bytea UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, DELETE ON staff_password_links TO waypost_api;
GRANT SELECT, DELETE, UPDATE (secret_hash) ON staff_password_links TO waypost_worker;
