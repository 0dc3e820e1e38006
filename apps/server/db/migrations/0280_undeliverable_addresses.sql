-- Which mail a return path belongs to. Addresses are keyed hashes, as in opt-outs.
CREATE TABLE mail_returns (
  token bytea NOT NULL,
  effect_key text NOT NULL,
  shard smallint NOT NULL,
  address_hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (token, shard)
);
CREATE INDEX mail_returns_created ON mail_returns (created_at);

CREATE TYPE undeliverable_reason AS ENUM ('bounce', 'complaint');

-- Addresses that get no more mail until staff lifts the mark.
CREATE TABLE undeliverable_addresses (
  id uuid NOT NULL,
  -- of the mail that came back
  shard smallint NOT NULL,
  address_hash bytea NOT NULL UNIQUE,
  reason undeliverable_reason NOT NULL,
  -- RFC 3463, such as 5.1.1
  status text,
  effect_key text NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard)
);
CREATE INDEX undeliverable_addresses_newest ON undeliverable_addresses (since DESC, id DESC);

GRANT SELECT, INSERT, DELETE ON mail_returns TO waypost_worker;
GRANT SELECT, INSERT ON undeliverable_addresses TO waypost_worker;
GRANT SELECT, DELETE ON undeliverable_addresses TO waypost_api;
GRANT SELECT ON mail_returns, undeliverable_addresses TO waypost_readonly;
