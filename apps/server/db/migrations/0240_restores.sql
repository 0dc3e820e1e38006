-- The database after a point-in-time restore (decision 107). A restore leaves its mark in the server's
-- settings, which are not part of the data that it brings back.
CREATE TABLE restores (
  mark text PRIMARY KEY,
  -- of the last transaction that came back; unknown when the server was started again before anybody asked
  restored_to timestamptz,
  noticed_at timestamptz NOT NULL DEFAULT now(),
  -- NULL: nothing is mailed and no money is moved
  reconciled_at timestamptz
);

-- Objects that no row lists, found after a restore; deleted later.
CREATE TABLE stray_objects (
  object_key text PRIMARY KEY,
  found_at timestamptz NOT NULL DEFAULT now()
);

-- NULL on a server that was never restored. deploy/backup sets the first; a restore by hand to a moment
-- sets one of the others, which Patroni clears at its next start.
CREATE FUNCTION restore_mark() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    nullif(current_setting('waypost.restored', true), ''),
    nullif(current_setting('recovery_target', true), ''),
    nullif(current_setting('recovery_target_time', true), ''),
    nullif(current_setting('recovery_target_name', true), ''),
    nullif(current_setting('recovery_target_lsn', true), ''),
    nullif(current_setting('recovery_target_xid', true), ''))
$$;

-- The restore that made this database, if one did. The first caller notes it: the server knows the moment
-- only until its next start.
CREATE FUNCTION noticed_restore() RETURNS SETOF restores
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found_mark text := restore_mark();
BEGIN
  IF found_mark IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
  IF FOUND OR pg_is_in_recovery() THEN RETURN; END IF;
  INSERT INTO restores (mark, restored_to) VALUES (found_mark, pg_last_xact_replay_timestamp())
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
END
$$;
REVOKE EXECUTE ON FUNCTION noticed_restore() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION noticed_restore() TO waypost_api, waypost_worker;

GRANT SELECT, UPDATE (restored_to, reconciled_at) ON restores TO waypost_worker;
GRANT SELECT, INSERT, DELETE ON stray_objects TO waypost_worker;
GRANT SELECT ON restores, stray_objects TO waypost_readonly;
