-- How the carrier runs, as versions that are added and never changed. The newest is in force. The first
-- one is written by `migrate`, as the first tariff is.
CREATE TABLE settings_versions (
  version integer PRIMARY KEY CHECK (version > 0),
  document jsonb NOT NULL,
  -- a member of staff; null for the first one
  staff_id uuid,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT ON settings_versions TO waypost_api;
GRANT SELECT ON settings_versions TO waypost_worker, waypost_readonly;

-- Who published a tariff, and why. A version that is not in force yet can be withdrawn; it keeps its number.
ALTER TABLE tariffs
  ADD COLUMN staff_id uuid,
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN published_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawn_by uuid,
  ADD COLUMN withdrawal_reason text;

-- A quote that is made while a withdrawal commits must not be priced by what is withdrawn: so it ends a
-- minute before, which is longer than any transaction of ours may last.
CREATE FUNCTION keep_tariff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version IS DISTINCT FROM OLD.version
    OR NEW.effective_from IS DISTINCT FROM OLD.effective_from
    OR NEW.data IS DISTINCT FROM OLD.data
    OR OLD.withdrawn_at IS NOT NULL
    OR OLD.effective_from <= clock_timestamp() + interval '1 minute'
  THEN
    RAISE EXCEPTION 'a published tariff does not change' USING ERRCODE = 'WP001';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER tariffs_stay BEFORE UPDATE ON tariffs FOR EACH ROW EXECUTE FUNCTION keep_tariff();

GRANT INSERT, UPDATE (withdrawn_at, withdrawn_by, withdrawal_reason) ON tariffs TO waypost_api;

-- A tariff that somebody thinks about: with what it would have changed last month, which the worker counts.
CREATE TABLE tariff_proposals (
  id uuid PRIMARY KEY,
  -- what it was made from, and what it is compared with
  based_on integer NOT NULL REFERENCES tariffs (version),
  -- the newest version when it was made: published after another one it would undo it
  newest_version integer NOT NULL,
  document jsonb NOT NULL,
  staff_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  preview_state text NOT NULL DEFAULT 'running' CHECK (preview_state IN ('running', 'done', 'failed')),
  quotes_seen integer NOT NULL DEFAULT 0,
  quotes_total integer,
  preview jsonb,
  published_version integer REFERENCES tariffs (version)
);

GRANT SELECT, INSERT, UPDATE (published_version) ON tariff_proposals TO waypost_api;
GRANT SELECT, UPDATE (preview_state, quotes_seen, quotes_total, preview) ON tariff_proposals TO waypost_worker;
GRANT SELECT ON tariff_proposals TO waypost_readonly;
