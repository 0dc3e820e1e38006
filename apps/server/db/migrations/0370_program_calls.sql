-- Requests of programs, for the customer who looks for a fault. Not a fact: written late, and lost with a process
-- that is killed. No body, query string or address: `route` is the template. Partitioned by day, dropped after 30.
CREATE TABLE program_calls (
  day date NOT NULL,
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  key_id uuid NOT NULL,
  at timestamptz NOT NULL,
  method text NOT NULL,
  route text NOT NULL,
  status smallint NOT NULL,
  -- the first digit of the status, by which the list is filtered
  status_class smallint NOT NULL,
  -- of the problem document; null for a success
  code text,
  ms integer NOT NULL,
  request_id text NOT NULL,
  PRIMARY KEY (day, id, shard)
) PARTITION BY RANGE (day);
-- the whole list is read from each class in turn: four short scans, however rare a class is
CREATE INDEX program_calls_newest ON program_calls (customer_id, status_class, id DESC);
CREATE INDEX program_calls_of_key ON program_calls (key_id, status_class, id DESC);
CREATE INDEX program_calls_request ON program_calls (request_id);

-- Makes the days from first_day to last_day that are missing, and drops those before first_day.
CREATE FUNCTION keep_program_call_days(first_day date, last_day date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  each_day date := first_day;
  partition_name text;
  changed integer := 0;
BEGIN
  -- worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('keep_program_call_days'));
  WHILE each_day <= last_day LOOP
    partition_name := 'program_calls_' || to_char(each_day, 'YYYY_MM_DD');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE program_calls INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (day >= %L AND day < %L)',
        partition_name, each_day, each_day + 1);
      EXECUTE format('ALTER TABLE program_calls ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, each_day, each_day + 1);
      changed := changed + 1;
    END IF;
    each_day := each_day + 1;
  END LOOP;
  FOR partition_name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'program_calls'::regclass
      AND c.relname < 'program_calls_' || to_char(first_day, 'YYYY_MM_DD')
  LOOP
    EXECUTE format('DROP TABLE %I', partition_name);
    changed := changed + 1;
  END LOOP;
  RETURN changed;
END
$$;
REVOKE EXECUTE ON FUNCTION keep_program_call_days(date, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_program_call_days(date, date) TO waypost_worker;

GRANT SELECT, INSERT ON program_calls TO waypost_api;
GRANT SELECT ON program_calls TO waypost_worker, waypost_customer, waypost_readonly;

ALTER TABLE program_calls ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON program_calls TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON program_calls TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());

-- As their reader would have seen them; null for texts, and for emails kept before this.
ALTER TABLE test_mails ADD COLUMN html text;
