-- Refunds and disputes have states of their own. The attempt stays `captured` or `disputed`.
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'refund_failed' AFTER 'paid_twice';
ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'reconciliation' AFTER 'refund_failed';
-- what the payer's bank took back for good: a loss, and no credit of the customer
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'chargebacks' AFTER 'refunds';

-- cancelled: never sent, because nothing was left to give back
CREATE TYPE refund_state AS ENUM ('pending', 'succeeded', 'failed', 'cancelled');
-- by_hand: from the carrier's own bank account, by a person
CREATE TYPE refund_channel AS ENUM ('provider', 'by_hand');
CREATE TYPE dispute_state AS ENUM ('open', 'won', 'lost');

CREATE TABLE refunds (
  -- the provider's idempotency key is made of it
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  -- null for shipments that staff entered
  attempt_id text,
  -- whose books it changes, as on the attempt
  customer_id uuid,
  channel refund_channel NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL,
  state refund_state NOT NULL DEFAULT 'pending',
  -- null until the provider has said that it has it
  provider_refund_id text,
  failure_reason text,
  -- how often the ledger counted it and took it back: odd while it is counted
  postings smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
CREATE UNIQUE INDEX refunds_provider ON refunds (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
CREATE INDEX refunds_shipment ON refunds (shipment_id);
CREATE INDEX refunds_attempt ON refunds (attempt_id) WHERE attempt_id IS NOT NULL;
-- the sweep and its metric read these two
CREATE INDEX refunds_pending ON refunds (updated_at) WHERE state = 'pending' AND channel = 'provider';
CREATE INDEX refunds_failed ON refunds (updated_at) WHERE state = 'failed';
-- refunds under way, which the ledger does not know yet
CREATE INDEX refunds_unposted ON refunds (customer_id) WHERE state = 'pending' AND customer_id IS NOT NULL;
-- the reconciliation reads what changed lately
CREATE INDEX refunds_updated ON refunds (updated_at, id);

CREATE TABLE payment_disputes (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  attempt_id text NOT NULL,
  provider_dispute_id text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  currency char(3) NOT NULL,
  state dispute_state NOT NULL,
  postings smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
CREATE UNIQUE INDEX payment_disputes_provider ON payment_disputes (provider_dispute_id);
CREATE INDEX payment_disputes_attempt ON payment_disputes (attempt_id);
CREATE INDEX payment_disputes_updated ON payment_disputes (updated_at, id);

-- Counts what was applied of the provider's answers: an older answer must not undo a newer one.
ALTER TABLE booking_attempts ADD COLUMN revision integer NOT NULL DEFAULT 0;

-- Money may be at the provider for an attempt that never became a shipment.
ALTER TABLE desk_items DROP CONSTRAINT desk_items_check1;
ALTER TABLE desk_items ADD CONSTRAINT desk_items_about_shipment
  CHECK (shipment_id IS NOT NULL OR kind::text IN ('contact', 'reconciliation')) NOT VALID;

-- The release before says on the attempt what now stands on refund rows. This writes the row for it.
CREATE FUNCTION keep_refund_as_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_by_hand boolean := NEW.received_at IS NOT NULL OR NEW.payment_method = 'cod';
  is_done boolean := NEW.state = 'refunded' AND NOT is_by_hand;
BEGIN
  IF is_by_hand AND NEW.state = 'refund_pending' THEN
    NEW.state := 'captured';
    RETURN NEW;
  END IF;
  UPDATE refunds SET state = 'succeeded', postings = 1, updated_at = now()
    WHERE attempt_id = NEW.id AND state = 'pending' AND is_done;
  IF NOT EXISTS (SELECT 1 FROM refunds WHERE attempt_id = NEW.id AND state IN ('pending', 'succeeded')) THEN
    INSERT INTO refunds (id, shard, shipment_id, attempt_id, customer_id, channel, amount_cents, currency, state,
      postings)
    VALUES (gen_random_uuid(), NEW.shard, NEW.shipment_id, NEW.id, NEW.customer_id,
      CASE WHEN is_by_hand THEN 'by_hand' ELSE 'provider' END::refund_channel, NEW.amount_cents, NEW.currency,
      CASE WHEN is_done THEN 'succeeded' ELSE 'pending' END::refund_state, CASE WHEN is_done THEN 1 ELSE 0 END);
  END IF;
  NEW.state := CASE WHEN is_by_hand THEN 'cancelled' ELSE 'captured' END::attempt_state;
  RETURN NEW;
END
$$;
CREATE TRIGGER booking_attempts_keep_refund BEFORE UPDATE OF state ON booking_attempts
  FOR EACH ROW WHEN (NEW.state IN ('refund_pending', 'refunded')) EXECUTE FUNCTION keep_refund_as_row();
-- what is there already takes the same way
UPDATE booking_attempts SET state = state WHERE state IN ('refund_pending', 'refunded');
-- by hand: done where somebody has closed the item on the desk
UPDATE refunds r SET state = 'succeeded' WHERE channel = 'by_hand' AND NOT EXISTS (
  SELECT 1 FROM desk_items d WHERE d.shipment_id = r.shipment_id AND d.kind = 'refund_by_hand' AND d.state = 'open');

ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_disputes ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON refunds TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON payment_disputes TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON refunds FOR SELECT TO waypost_customer USING (customer_id = acting_customer());

GRANT SELECT, INSERT, UPDATE (amount_cents, state, provider_refund_id, failure_reason, postings, updated_at)
  ON refunds TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, UPDATE (state, postings, updated_at) ON payment_disputes TO waypost_api, waypost_worker;
GRANT SELECT (customer_id, state) ON refunds TO waypost_customer;
GRANT SELECT ON refunds, payment_disputes TO waypost_readonly;
