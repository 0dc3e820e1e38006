-- Couriers who collect at a customer's address. Erased with the account.

CREATE TYPE pickup_frequency AS ENUM ('DAILY', 'WEEKLY', 'BIWEEKLY');
CREATE TYPE pickup_status AS ENUM (
  'Requested', 'Scheduled', 'Collected', 'Missed', 'Cancelled', 'No Place', 'Skipped'
);

-- Places are counted by the cell that its couriers belong to, not by the account: two customers of
-- one street share them.
CREATE TABLE pickup_capacity (
  -- country and folded city; * stands for every area without a row of its own
  area text PRIMARY KEY,
  -- in each window of each day
  places smallint NOT NULL CHECK (places >= 0)
);
INSERT INTO pickup_capacity (area, places) VALUES ('*', 20);

CREATE TABLE pickup_places (
  area text NOT NULL,
  day date NOT NULL,
  -- such as 09:00-13:00
  pickup_window text NOT NULL,
  taken smallint NOT NULL CHECK (taken >= 0),
  PRIMARY KEY (area, day, pickup_window)
);
CREATE INDEX pickup_places_day ON pickup_places (day);

CREATE TABLE pickup_rules (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  frequency pickup_frequency NOT NULL,
  starts_on date NOT NULL,
  pickup_window text NOT NULL,
  -- of the address book, where it may have changed since; the text is what was requested
  address_id uuid NOT NULL,
  address_text text NOT NULL,
  country char(2) NOT NULL,
  area text NOT NULL,
  time_zone text NOT NULL,
  instructions text NOT NULL,
  -- dates up to this day have been made
  planned_until date,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX pickup_rules_customer ON pickup_rules (customer_id);
CREATE INDEX pickup_rules_running ON pickup_rules (id) WHERE ended_at IS NULL;

CREATE TABLE pickups (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  -- what people name it by
  public_id text NOT NULL UNIQUE,
  customer_id uuid NOT NULL,
  rule_id uuid,
  -- the day the rule meant, also after it was rescheduled: each is made once
  rule_day date,
  day date NOT NULL,
  pickup_window text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  cut_off_at timestamptz NOT NULL,
  address_id uuid NOT NULL,
  address_text text NOT NULL,
  country char(2) NOT NULL,
  area text NOT NULL,
  time_zone text NOT NULL,
  instructions text NOT NULL,
  status pickup_status NOT NULL,
  -- of one that was skipped: weekend or holiday
  closed text,
  -- counts its times: a job about an older one has nothing to say
  revision smallint NOT NULL DEFAULT 1,
  -- the Idempotency-Key of its request and what was asked; null when a rule made it
  request_key uuid,
  request_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  UNIQUE (rule_id, rule_day),
  UNIQUE (customer_id, request_key),
  CHECK ((rule_id IS NULL) = (rule_day IS NULL)),
  CHECK (closed IN ('weekend', 'holiday')),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard),
  FOREIGN KEY (rule_id, shard) REFERENCES pickup_rules (id, shard)
);
CREATE INDEX pickups_customer ON pickups (customer_id, starts_at DESC, id DESC);
-- what the schedule looks at: everything that has not been collected or missed yet
CREATE INDEX pickups_open ON pickups (cut_off_at, id) WHERE status IN ('Requested', 'Scheduled');

-- What is handed over. A shipment is part of one pickup; one that was not collected is released. It
-- may live in another shard than the account: a quote that was made before signing in does.
CREATE TABLE pickup_shipments (
  pickup_id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL UNIQUE,
  PRIMARY KEY (pickup_id, shipment_id, shard),
  FOREIGN KEY (pickup_id, shard) REFERENCES pickups (id, shard) ON DELETE CASCADE
);

GRANT SELECT ON pickup_capacity TO waypost_api, waypost_worker, waypost_readonly;
GRANT SELECT, INSERT, UPDATE (taken) ON pickup_places TO waypost_api, waypost_worker;
GRANT DELETE ON pickup_places TO waypost_worker;
GRANT SELECT ON pickup_places TO waypost_readonly;

-- The api reaches pickups as the customer only; the worker makes dates and closes them.
ALTER TABLE pickup_rules ENABLE ROW LEVEL SECURITY;
ALTER TABLE pickups ENABLE ROW LEVEL SECURITY;
ALTER TABLE pickup_shipments ENABLE ROW LEVEL SECURITY;

CREATE POLICY services ON pickup_rules TO waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON pickups TO waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON pickup_shipments TO waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON pickup_rules TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON pickups TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON pickup_shipments TO waypost_customer
  USING (EXISTS (SELECT 1 FROM pickups p
    WHERE p.id = pickup_shipments.pickup_id AND p.customer_id = acting_customer()))
  WITH CHECK (
    EXISTS (SELECT 1 FROM pickups p
      WHERE p.id = pickup_shipments.pickup_id AND p.customer_id = acting_customer())
    AND EXISTS (SELECT 1 FROM shipments h
      WHERE h.id = pickup_shipments.shipment_id AND h.customer_id = acting_customer()));

GRANT SELECT, INSERT, DELETE, UPDATE (ended_at) ON pickup_rules TO waypost_customer;
GRANT SELECT, INSERT, DELETE,
  UPDATE (day, pickup_window, starts_at, ends_at, cut_off_at, status, closed, revision)
  ON pickups TO waypost_customer;
GRANT SELECT, INSERT, DELETE ON pickup_shipments TO waypost_customer;

GRANT SELECT, UPDATE (planned_until) ON pickup_rules TO waypost_worker;
GRANT SELECT, INSERT, UPDATE (status) ON pickups TO waypost_worker;
GRANT SELECT, DELETE ON pickup_shipments TO waypost_worker;

GRANT SELECT (id, shard, customer_id, frequency, starts_on, pickup_window, country, area, time_zone,
  planned_until, ended_at, created_at) ON pickup_rules TO waypost_readonly;
GRANT SELECT (id, shard, public_id, customer_id, rule_id, rule_day, day, pickup_window, starts_at, ends_at,
  cut_off_at, country, area, time_zone, status, closed, revision, created_at) ON pickups TO waypost_readonly;
GRANT SELECT ON pickup_shipments TO waypost_readonly;
