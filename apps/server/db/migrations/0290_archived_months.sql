-- Months of events that are being written to the object store, or are there. A month without a row is in its
-- partition. No event enters a month that has one, unless its shipment was recalled.
CREATE TABLE archived_months (
  month date PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('writing', 'archived')),
  started_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz
);

-- The files of a month, in order of shipment ids: each holds whole shipments from first_id to last_id.
-- bytes is NULL until the file was stored, read back and compared.
CREATE TABLE archived_parts (
  month date NOT NULL,
  part_no integer NOT NULL,
  object_key text NOT NULL UNIQUE,
  first_id uuid NOT NULL,
  last_id uuid NOT NULL,
  row_count integer NOT NULL,
  checksum bytea NOT NULL,
  bytes integer,
  PRIMARY KEY (month, part_no)
);
CREATE INDEX archived_parts_last_id ON archived_parts (last_id);

-- Shipments of archived months whose events are in their partition again, because somebody worked on them.
CREATE TABLE recalled_shipments (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  recalled_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, shard)
);

-- Empties the partition of a month whose files hold every row of it, and keeps the events of shipments that
-- are still under way. TRUNCATE locks this partition alone, for a moment; detaching it would lock all of them,
-- and leave no place for a late scan. All of it or nothing.
CREATE FUNCTION empty_archived_month(wanted date) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET lock_timeout = '2s' AS $$
DECLARE
  partition_name text := 'tracking_events_' || to_char(wanted, 'YYYY_MM');
  stored bigint;
  present bigint;
BEGIN
  PERFORM 1 FROM archived_months WHERE month = wanted AND state = 'writing' FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'month % is not being archived', wanted;
  END IF;
  SELECT coalesce(sum(row_count), 0) INTO stored FROM archived_parts WHERE month = wanted AND bytes IS NOT NULL;
  -- readers go on while it is counted
  EXECUTE format('LOCK TABLE %I IN SHARE MODE', partition_name);
  EXECUTE format('SELECT count(*) FROM %I', partition_name) INTO present;
  IF present <> stored THEN
    RAISE EXCEPTION 'month % has % events, its files have %', wanted, present, stored;
  END IF;
  CREATE TEMP TABLE kept_events (LIKE tracking_events) ON COMMIT DROP;
  EXECUTE format(
    'INSERT INTO kept_events SELECT e.* FROM %I e JOIN shipment_state s USING (shipment_id, shard)
     WHERE s.status NOT IN (''Delivered'', ''Cancelled'')', partition_name);
  EXECUTE format('TRUNCATE %I', partition_name);
  INSERT INTO recalled_shipments (shipment_id, shard)
    SELECT DISTINCT shipment_id, shard FROM kept_events ON CONFLICT DO NOTHING;
  INSERT INTO tracking_events SELECT * FROM kept_events;
  UPDATE archived_months SET state = 'archived', archived_at = now() WHERE month = wanted;
  RETURN stored;
END
$$;

-- Events enter the month again. Its partition is whole, and its files are gone.
CREATE FUNCTION reopen_unfinished_month(wanted date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM archived_months WHERE month = wanted AND state = 'writing';
  IF FOUND THEN
    DELETE FROM archived_parts WHERE month = wanted;
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION empty_archived_month(date), reopen_unfinished_month(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION empty_archived_month(date), reopen_unfinished_month(date) TO waypost_worker;

GRANT SELECT ON archived_months, archived_parts TO waypost_api, waypost_readonly;
GRANT SELECT, INSERT ON archived_months, archived_parts TO waypost_worker;
GRANT UPDATE (bytes) ON archived_parts TO waypost_worker;
GRANT SELECT, INSERT ON recalled_shipments TO waypost_api, waypost_worker;
GRANT SELECT ON recalled_shipments TO waypost_readonly;
