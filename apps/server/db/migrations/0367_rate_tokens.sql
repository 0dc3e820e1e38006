-- Addresses at which a shop platform asks for prices at checkout. Such a platform sends no header of ours, so the
-- address has a token, which can do nothing else.
CREATE TABLE rate_tokens (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- it ends with the key that made it
  key_id uuid NOT NULL,
  shop text NOT NULL CHECK (shop IN ('shopify', 'woocommerce')),
  name text NOT NULL,
  -- its first symbols, to tell one from another
  hint text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  -- how a cart is packed, and from where it is sent
  settings jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX rate_tokens_customer ON rate_tokens (customer_id, id DESC);

GRANT SELECT, UPDATE (last_used_at) ON rate_tokens TO waypost_api;
GRANT SELECT, INSERT, DELETE, UPDATE (revoked_at) ON rate_tokens TO waypost_customer;
-- without the secret
GRANT SELECT (id, shard, customer_id, key_id, shop, name, hint, settings, created_at, last_used_at, revoked_at)
  ON rate_tokens TO waypost_readonly;

ALTER TABLE rate_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON rate_tokens TO waypost_api, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY own ON rate_tokens TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
