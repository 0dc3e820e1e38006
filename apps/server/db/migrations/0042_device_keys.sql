-- Keys of devices and programs are made, rotated and revoked in the console.
ALTER TABLE api_keys
  -- the beginning of the secret, to tell keys of one source apart; too little to guess from
  ADD COLUMN hint text NOT NULL DEFAULT '',
  -- members of staff; null for the command line
  ADD COLUMN created_by uuid,
  ADD COLUMN revoked_by uuid,
  ADD COLUMN revoked_reason text,
  -- from then on it opens nothing: a date that was given, or the end of the overlap with its successor
  ADD COLUMN expires_at timestamptz;

GRANT INSERT ON sources, api_keys TO waypost_api;
GRANT UPDATE (revoked_at, revoked_by, revoked_reason, expires_at) ON api_keys TO waypost_api;
GRANT SELECT (hint, created_by, revoked_by, revoked_reason, expires_at) ON api_keys TO waypost_readonly;
