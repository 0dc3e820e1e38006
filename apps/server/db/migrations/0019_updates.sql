-- Who hears of a shipment: its two parties, until they switch it off, and whoever asked for it on the
-- tracking page and confirmed.

ALTER TABLE shipment_parties ADD COLUMN email_alerts boolean NOT NULL DEFAULT true;
ALTER TABLE shipment_parties ADD COLUMN sms_alerts boolean NOT NULL DEFAULT true;

CREATE TYPE subscription_state AS ENUM ('pending', 'on', 'off');

-- Consent of an address to the news of one shipment: when it was asked for, confirmed and taken back.
CREATE TABLE shipment_subscriptions (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  email text NOT NULL,
  email_key text NOT NULL,
  state subscription_state NOT NULL,
  consent_version text NOT NULL,
  -- counts the mails that were asked for: only the link in the newest one confirms
  mails integer NOT NULL DEFAULT 0,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  PRIMARY KEY (id, shard),
  UNIQUE (shipment_id, email_key),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
CREATE INDEX shipment_subscriptions_email ON shipment_subscriptions (email_key);
CREATE INDEX shipment_subscriptions_requested ON shipment_subscriptions (requested_at);

-- Addresses that want no news of any shipment, also of those booked later: as keyed hashes, which
-- name nobody.
CREATE TABLE mail_opt_outs (
  address_hash bytea NOT NULL UNIQUE,
  shard smallint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (address_hash, shard)
);

CREATE TYPE outbox_channel AS ENUM ('mail', 'sms');
ALTER TABLE outbox_mails ADD COLUMN channel outbox_channel NOT NULL DEFAULT 'mail';

GRANT SELECT, INSERT, UPDATE, DELETE ON shipment_subscriptions TO waypost_api;
GRANT SELECT, DELETE ON shipment_subscriptions TO waypost_worker;
GRANT SELECT, INSERT, DELETE ON mail_opt_outs TO waypost_api;
GRANT SELECT ON mail_opt_outs TO waypost_worker;
GRANT SELECT (id, shard, shipment_id, state, requested_at, confirmed_at, left_at)
  ON shipment_subscriptions TO waypost_readonly;

ALTER TABLE shipment_subscriptions ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON shipment_subscriptions
  TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY own ON shipment_subscriptions TO waypost_customer
  USING (email_key = (SELECT c.email_key FROM customers c WHERE c.id = acting_customer()));
GRANT SELECT, DELETE ON shipment_subscriptions TO waypost_customer;
