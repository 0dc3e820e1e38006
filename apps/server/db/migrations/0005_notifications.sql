-- Mails by effect key: a job may run twice, a mail with one key is sent with one Message-ID and
-- marked once. Addresses are read from shipment_parties when it is sent.
CREATE TYPE outbox_state AS ENUM ('sending', 'sent', 'failed');
CREATE TABLE outbox_mails (
  effect_key text NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  party party_role NOT NULL,
  template text NOT NULL,
  state outbox_state NOT NULL DEFAULT 'sending',
  attempts smallint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (effect_key, shard)
);
CREATE INDEX outbox_mails_shipment ON outbox_mails (shipment_id);

GRANT SELECT, INSERT, UPDATE ON outbox_mails TO waypost_worker;
GRANT SELECT ON outbox_mails TO waypost_api, waypost_readonly;
