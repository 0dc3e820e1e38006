CREATE TYPE event_code AS ENUM (
  'CREATED', 'PICKED_UP', 'IN_TRANSIT', 'ARRIVED', 'DEPARTED', 'OUT_FOR_DELIVERY', 'DELIVERED',
  'EXCEPTION', 'CUSTOMS', 'CUSTOMS_HOLD', 'CUSTOMS_RELEASED', 'HELD', 'RETURNED',
  'STATUS_SET', 'EVENT_VOIDED', 'CANCELLED', 'RETURN_STARTED'
);
CREATE TYPE visibility AS ENUM ('public', 'internal');

-- Append-only, partitioned by month of booking: a shipment's id is a UUIDv7, so all its events
-- share one partition however late they come. Narrow on purpose; nothing personal in it.
CREATE TABLE tracking_events (
  shipment_id uuid NOT NULL,
  scan_id uuid NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- first 8 bytes of a SHA-256 over the content: same id with other content is a conflict
  content_hash bigint NOT NULL,
  source_id integer NOT NULL,
  code event_code NOT NULL,
  visibility visibility NOT NULL,
  shard smallint NOT NULL,
  piece_no smallint NOT NULL,
  country char(2),
  city text,
  reason text,
  set_status text,
  voids_source_id integer,
  voids_scan_id uuid,
  PRIMARY KEY (shipment_id, source_id, scan_id, shard)
) PARTITION BY RANGE (shipment_id);

CREATE FUNCTION event_month_bound(month date) RETURNS uuid
LANGUAGE sql IMMUTABLE AS $$
  -- the lowest UUID whose first 48 bits are the month's first millisecond
  SELECT rpad(lpad(to_hex((extract(epoch FROM month::timestamp) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- Creates the months from first_month to last_month that are missing. CREATE then ATTACH, so
-- that readers and writers of other months are never blocked.
CREATE FUNCTION ensure_event_partitions(first_month date, last_month date) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  month date := date_trunc('month', first_month)::date;
  next_month date;
  partition_name text;
  made integer := 0;
BEGIN
  -- api, worker and migrate may ask at the same time
  PERFORM pg_advisory_xact_lock(hashtext('ensure_event_partitions'));
  WHILE month <= last_month LOOP
    next_month := (month + interval '1 month')::date;
    partition_name := 'tracking_events_' || to_char(month, 'YYYY_MM');
    IF to_regclass(partition_name) IS NULL THEN
      EXECUTE format('CREATE TABLE %I (LIKE tracking_events INCLUDING DEFAULTS)', partition_name);
      EXECUTE format('ALTER TABLE %I ADD CHECK (shipment_id >= %L AND shipment_id < %L)',
        partition_name, event_month_bound(month), event_month_bound(next_month));
      EXECUTE format('ALTER TABLE tracking_events ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
        partition_name, event_month_bound(month), event_month_bound(next_month));
      made := made + 1;
    END IF;
    month := next_month;
  END LOOP;
  RETURN made;
END
$$;
REVOKE EXECUTE ON FUNCTION ensure_event_partitions(date, date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ensure_event_partitions(date, date) TO waypost_worker;

-- The present state: a pure function of the events, kept beside the accumulator of the fold.
-- fillfactor leaves room for HOT updates; no column that changes is indexed.
CREATE TABLE shipment_state (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  piece_count smallint NOT NULL,
  furthest smallint NOT NULL DEFAULT 0,
  pieces_delivered smallint NOT NULL DEFAULT 0,
  attention boolean NOT NULL DEFAULT false,
  -- somebody wants to be told of milestones
  has_listeners boolean NOT NULL DEFAULT false,
  version bigint NOT NULL DEFAULT 1,
  booked_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'Created',
  fold text NOT NULL,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
) WITH (fillfactor = 80);

-- Notes and proof: personal, erasable, apart from the append-only events.
CREATE TABLE event_private (
  shipment_id uuid NOT NULL,
  source_id integer NOT NULL,
  scan_id uuid NOT NULL,
  shard smallint NOT NULL,
  note text,
  proof jsonb,
  collected_cents bigint,
  collected_currency char(3),
  PRIMARY KEY (shipment_id, source_id, scan_id, shard)
);

-- Scans whose number does not exist yet (labels printed offline), applied when it appears.
CREATE TABLE unmatched_scans (
  source_id integer NOT NULL,
  scan_id uuid NOT NULL,
  shard smallint NOT NULL,
  ref text NOT NULL,
  scan jsonb NOT NULL,
  content_hash bigint NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (source_id, scan_id, shard)
);
CREATE INDEX unmatched_scans_ref ON unmatched_scans (ref);

GRANT SELECT, INSERT ON tracking_events, event_private TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, UPDATE ON shipment_state TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, DELETE ON unmatched_scans TO waypost_api, waypost_worker;
GRANT SELECT ON tracking_events, shipment_state, event_private, unmatched_scans TO waypost_readonly;
