-- Keys for a customer's own programs. The secret is shown once and kept as a hash.
CREATE TABLE customer_keys (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  name text NOT NULL,
  -- the first characters of the secret, to tell keys apart
  hint text NOT NULL,
  secret_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE UNIQUE INDEX customer_keys_secret ON customer_keys (secret_hash);
CREATE INDEX customer_keys_customer ON customer_keys (customer_id) WHERE revoked_at IS NULL;

ALTER TABLE customer_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON customer_keys TO waypost_api USING (true) WITH CHECK (true);
CREATE POLICY own ON customer_keys TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
GRANT SELECT, UPDATE (last_used_at) ON customer_keys TO waypost_api;
GRANT SELECT, INSERT, DELETE, UPDATE (revoked_at) ON customer_keys TO waypost_customer;

-- A member of staff looks at the dashboard of a customer: read-only, with a reason, for 15 minutes,
-- and no longer than the session of staff it was begun in.
CREATE TABLE viewing_sessions (
  id uuid NOT NULL,
  staff_session_id uuid NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_members (id),
  customer_id uuid NOT NULL,
  shard smallint NOT NULL,
  secret_hash bytea NOT NULL,
  reason text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (id, shard)
);
CREATE UNIQUE INDEX viewing_sessions_secret ON viewing_sessions (secret_hash);
GRANT SELECT, INSERT, UPDATE (ended_at) ON viewing_sessions TO waypost_api;
GRANT SELECT (id, staff_id, customer_id, started_at, ended_at) ON viewing_sessions TO waypost_readonly;
