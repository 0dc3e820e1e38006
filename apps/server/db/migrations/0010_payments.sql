-- Payment by card, PayPal and bank transfer; parties with street addresses; goods for customs.

-- What a draft's checkout form held when it was last saved. Erased with the draft.
ALTER TABLE drafts ADD COLUMN details jsonb;

ALTER TABLE booking_attempts
  ADD COLUMN payment_method payment_method,
  -- decided by the server when the attempt is claimed, and charged as it stands here
  ADD COLUMN amount_cents bigint,
  ADD COLUMN currency char(3),
  -- after this nobody waits for the outcome: the payment is cancelled at the provider
  ADD COLUMN give_up_at timestamptz,
  -- at the payment provider
  ADD COLUMN intent_id text,
  -- what the payer has to do next: a page to visit, or where to transfer money
  ADD COLUMN next_action jsonb,
  ADD COLUMN decline_code text,
  ADD COLUMN card_brand text,
  ADD COLUMN card_last4 text,
  -- somebody asked to cancel: whatever the provider did meanwhile is voided or refunded
  ADD COLUMN cancel_requested_at timestamptz;

CREATE TYPE shipment_hold AS ENUM ('awaiting_activation', 'awaiting_payment', 'payment_failed');
ALTER TABLE shipments
  -- no label, no pickup and no mail to the recipient while it is set
  ADD COLUMN hold shipment_hold,
  ADD COLUMN attempt_id text,
  ADD COLUMN cancelled_at timestamptz;

-- Who pays, as it stands on the receipt. Erased with the shipper.
CREATE TABLE shipment_payers (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  name text NOT NULL,
  vat_id text NOT NULL,
  country char(2),
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- What is inside, for customs papers and insurance.
CREATE TABLE shipment_items (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  item_no smallint NOT NULL,
  description text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  -- of all of them together
  weight_grams integer NOT NULL,
  value_cents bigint NOT NULL,
  currency char(3) NOT NULL,
  origin_country char(2),
  hs_code text NOT NULL,
  PRIMARY KEY (shipment_id, item_no, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- Pay on delivery by a guest counts once the shipper has entered the code of the mail.
CREATE TABLE activation_codes (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- null until the worker has made the code and mailed it: the code itself is kept nowhere
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  mails smallint NOT NULL DEFAULT 1,
  mailed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (shipment_id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- Something a person of the carrier must look at.
CREATE TABLE cases (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  kind text NOT NULL,
  opened_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  PRIMARY KEY (id, shard),
  UNIQUE (shipment_id, kind, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

ALTER TABLE shipment_payers ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipment_items ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON shipment_payers TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON shipment_items TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON shipment_payers TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_payers.shipment_id AND h.customer_id = acting_customer()));
CREATE POLICY own ON shipment_items FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_items.shipment_id AND h.customer_id = acting_customer()));

GRANT SELECT, UPDATE (name, vat_id) ON shipment_payers TO waypost_customer;
GRANT SELECT ON shipment_items TO waypost_customer;
GRANT UPDATE (details) ON drafts TO waypost_api, waypost_worker;
GRANT UPDATE (hold, cancelled_at) ON shipments TO waypost_api, waypost_worker;
GRANT SELECT, INSERT ON shipment_payers, shipment_items TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, UPDATE, DELETE ON activation_codes TO waypost_api, waypost_worker;
GRANT SELECT, INSERT, UPDATE ON cases TO waypost_api, waypost_worker;
GRANT SELECT ON shipment_items, cases TO waypost_readonly;
