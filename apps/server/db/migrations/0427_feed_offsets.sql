-- Readers of account events page by `written_by`, the number of the writing transaction, which counts for one server
-- alone: in the cell that a shard has moved to, or on a server that was put back to a moment, new events would come
-- before those that readers have seen. So a shard adds its `ahead` to the number (decision 194). It only grows.
CREATE TABLE feed_offsets (
  shard smallint PRIMARY KEY,
  ahead bigint NOT NULL,
  -- whose numbers `ahead` was reckoned with
  server text NOT NULL
);
GRANT SELECT ON feed_offsets TO waypost_api, waypost_worker, waypost_customer, waypost_readonly;

-- Another one after a restore, and where a dump was loaded into another server.
CREATE FUNCTION server_identity() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', system_identifier, restore_mark()) FROM pg_control_system()
$$;

-- So that the next event gets the microseconds since 1970 for its number. No server begins a million transactions a
-- second: none has ever given a higher one.
CREATE FUNCTION ahead_by_clock() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000000)::bigint
    - pg_snapshot_xmin(pg_current_snapshot())::text::bigint
$$;

-- Readers may hold cursors of a database that this one replaces, such as that of test mode after a restore. Where it
-- is in use, the release before this one goes on writing plain numbers for a while.
INSERT INTO feed_offsets (shard, ahead, server)
SELECT shard, CASE WHEN EXISTS (SELECT FROM customers) THEN 0 ELSE ahead_by_clock() END, server_identity()
FROM generate_series(0, 31) AS shard;

CREATE FUNCTION recount_feed() RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM feed_offsets WHERE server <> server_identity()) THEN RETURN; END IF;
  -- waits for those who write by the old offset; events of one that commits later would be passed by
  LOCK TABLE ONLY account_events IN SHARE ROW EXCLUSIVE MODE;
  UPDATE feed_offsets SET ahead = greatest(ahead, ahead_by_clock()), server = server_identity()
  WHERE server <> server_identity();
END
$$;
REVOKE EXECUTE ON FUNCTION recount_feed() FROM PUBLIC;

-- As before, and the first caller recounts the feed.
CREATE OR REPLACE FUNCTION noticed_restore() RETURNS SETOF restores
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found_mark text := restore_mark();
BEGIN
  IF found_mark IS NULL THEN RETURN; END IF;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
  IF FOUND OR pg_is_in_recovery() THEN RETURN; END IF;
  PERFORM recount_feed();
  INSERT INTO restores (mark, restored_to) VALUES (found_mark, pg_last_xact_replay_timestamp())
  ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT * FROM restores WHERE mark = found_mark;
END
$$;
