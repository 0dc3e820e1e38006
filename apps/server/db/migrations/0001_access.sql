-- Roles are made once per cluster by deploy/postgres/roles.sql. Every table below says itself
-- what api and worker may do; readonly reads everything but secrets.

GRANT USAGE ON SCHEMA public TO waypost_api, waypost_worker, waypost_readonly;

CREATE TYPE source_kind AS ENUM ('system', 'hub', 'driver', 'partner', 'staff', 'simulator');

-- Who scans come from. One writer for the whole network, copied to cells.
CREATE TABLE sources (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  kind source_kind NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Keys of programs: only a SHA-256 of the secret is kept (the secret has 160 random bits).
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  source_id integer NOT NULL REFERENCES sources (id),
  secret_hash bytea NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX api_keys_source ON api_keys (source_id);

-- Append-only: no role of the application may change or remove a row. Holds no personal value.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL,
  actor_id text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_subject ON audit_log (subject, at);

-- Prices are data. A version never changes once it has been in force.
CREATE TABLE tariffs (
  version integer PRIMARY KEY,
  effective_from timestamptz NOT NULL,
  data jsonb NOT NULL
);

GRANT SELECT ON sources, tariffs TO waypost_api, waypost_worker, waypost_readonly;
GRANT SELECT, UPDATE (last_used_at) ON api_keys TO waypost_api;
GRANT SELECT (id, source_id, scopes, created_at, last_used_at, revoked_at) ON api_keys TO waypost_readonly;
GRANT INSERT ON audit_log TO waypost_api, waypost_worker;
GRANT SELECT ON audit_log TO waypost_readonly;
