-- Keys of customers end by a date, or are replaced by another while both work for a while.
ALTER TABLE customer_keys
  -- from then on it opens nothing: the date that was chosen, or the end of the overlap with its successor
  ADD COLUMN expires_at timestamptz,
  -- the key that was made in place of it; only the newest of a line can be replaced
  ADD COLUMN replaced_by uuid;
GRANT UPDATE (expires_at, replaced_by) ON customer_keys TO waypost_customer;
-- a new password set by mail ends every key, when nobody is signed in
GRANT UPDATE (revoked_at) ON customer_keys TO waypost_api;
-- mails about keys are written by the worker
CREATE POLICY mails ON customer_keys FOR SELECT TO waypost_worker USING (true);
GRANT SELECT (id, shard, customer_id, hint, scopes, created_at, expires_at) ON customer_keys TO waypost_worker;

-- Likewise for devices: a key that was replaced cannot be replaced again.
ALTER TABLE api_keys ADD COLUMN replaced_by uuid;
GRANT UPDATE (replaced_by) ON api_keys TO waypost_api;
GRANT SELECT (replaced_by) ON api_keys TO waypost_readonly;
