-- Where the events of an account are sent.
CREATE TABLE webhook_endpoints (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  -- empty: every type
  types text[] NOT NULL DEFAULT '{}',
  -- null: on. Otherwise why nothing is sent.
  off_because text CHECK (off_because IN ('switched_off', 'gone', 'failing')),
  -- sealed for this endpoint; both sign until previous_until
  secret bytea NOT NULL,
  previous_secret bytea,
  previous_until timestamptz,
  -- in a row, and since when; a success clears them
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  -- while it is failing one delivery a minute is tried
  next_probe_at timestamptz,
  last_success_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX webhook_endpoints_customer ON webhook_endpoints (customer_id, id);
CREATE INDEX webhook_endpoints_failing ON webhook_endpoints (failing_since)
  WHERE failing_since IS NOT NULL AND off_because IS NULL;

-- One event on its way to one endpoint.
CREATE TABLE webhook_deliveries (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  endpoint_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_day date NOT NULL,
  type text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'ended')),
  -- since it was last begun: sending it again starts over
  attempts smallint NOT NULL DEFAULT 0,
  -- a worker is trying it; if that worker was killed, another may at next_attempt_at
  in_flight boolean NOT NULL DEFAULT false,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_status smallint,
  last_error text,
  last_ms integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz,
  PRIMARY KEY (id, shard),
  UNIQUE (endpoint_id, event_id, shard)
) WITH (fillfactor = 80);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at)
  WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_in_flight ON webhook_deliveries (endpoint_id) WHERE in_flight;
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, id DESC);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (event_id);
CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);

-- Each try, for the customer who looks for the fault.
CREATE TABLE webhook_attempts (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  delivery_id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  status smallint,
  error text,
  ms integer NOT NULL,
  -- the first bytes of the answer
  excerpt text NOT NULL DEFAULT '',
  PRIMARY KEY (id, shard)
);
CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (delivery_id, id);
CREATE INDEX webhook_attempts_at ON webhook_attempts (at);

GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_endpoints TO waypost_customer;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO waypost_customer;
GRANT SELECT, DELETE ON webhook_attempts TO waypost_customer;
GRANT SELECT ON webhook_endpoints TO waypost_api;
GRANT SELECT, INSERT ON webhook_deliveries TO waypost_api;
GRANT SELECT, UPDATE ON webhook_endpoints TO waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook_deliveries TO waypost_worker;
GRANT SELECT, INSERT, DELETE ON webhook_attempts TO waypost_worker;
-- without the secrets
GRANT SELECT (id, shard, customer_id, url, description, types, off_because, failures, failing_since,
  next_probe_at, last_success_at, created_at) ON webhook_endpoints TO waypost_readonly;
GRANT SELECT ON webhook_deliveries, webhook_attempts TO waypost_readonly;

ALTER TABLE webhook_endpoints ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON webhook_endpoints TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON webhook_endpoints TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON webhook_deliveries TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON webhook_deliveries TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
ALTER TABLE webhook_attempts ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON webhook_attempts TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON webhook_attempts TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
