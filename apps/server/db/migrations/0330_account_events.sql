-- What happened to an account, for its programs: read by them for 30 days and sent to their webhooks.
-- Partitioned by the day on which the cause was recorded, so that an event written twice meets itself.
CREATE TABLE account_events (
  day date NOT NULL,
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  type text NOT NULL,
  -- the cause: an event has one row for each, however often its job runs
  identity text NOT NULL,
  shipment_id uuid,
  -- readers page by it: a row of a transaction that is still open must not be jumped over
  written_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  occurred_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- JSON as it is signed and sent. No name, address, phone or email.
  body text NOT NULL,
  PRIMARY KEY (day, id, shard),
  UNIQUE (day, customer_id, identity, shard)
) PARTITION BY RANGE (day);
CREATE INDEX account_events_feed ON account_events (customer_id, written_by, id);
CREATE INDEX account_events_id ON account_events (id);

-- Accounts whose programs listen. Of all others no events are written.
CREATE TABLE event_listeners (
  customer_id uuid NOT NULL,
  shard smallint NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);

-- Makes the days from first_day to last_day that are missing, and drops those before first_day.
CREATE FUNCTION keep_account_event_days(first_day date, last_day date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  each_day date := first_day;
  partition_name text;
  changed integer := 0;
BEGIN
  -- worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('keep_account_event_days'));
  WHILE each_day <= last_day LOOP
    partition_name := 'account_events_' || to_char(each_day, 'YYYY_MM_DD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE account_events INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (day >= %L AND day < %L)',
        partition_name, each_day, each_day + 1);
      EXECUTE format('ALTER TABLE account_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, each_day, each_day + 1);
      changed := changed + 1;
    END IF;
    each_day := each_day + 1;
  END LOOP;
  FOR partition_name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'account_events'::regclass
      AND c.relname < 'account_events_' || to_char(first_day, 'YYYY_MM_DD')
  LOOP
    EXECUTE format('DROP TABLE %I', partition_name);
    changed := changed + 1;
  END LOOP;
  RETURN changed;
END
$$;
REVOKE EXECUTE ON FUNCTION keep_account_event_days(date, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_account_event_days(date, date) TO waypost_worker;

GRANT SELECT, INSERT ON account_events TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, DELETE ON event_listeners TO waypost_api, waypost_worker;
GRANT SELECT, DELETE ON account_events TO waypost_customer;
GRANT SELECT, DELETE ON event_listeners TO waypost_customer;
GRANT SELECT ON account_events, event_listeners TO waypost_readonly;

ALTER TABLE account_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON account_events TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON account_events TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
ALTER TABLE event_listeners ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON event_listeners TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON event_listeners TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
