-- Customers, staff, their sessions and what is mailed to them. Secrets are kept as hashes only.

CREATE TYPE account_type AS ENUM ('individual', 'business');

-- Exists once its address has been proved by a code: an account that nobody proved is an attempt.
CREATE TABLE customers (
  id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  email text NOT NULL,
  -- the address as it is compared; a random value once the account is erased
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  account_type account_type NOT NULL,
  company text NOT NULL,
  address_line1 text NOT NULL,
  address_line2 text NOT NULL,
  city text NOT NULL,
  region text NOT NULL,
  postal_code text NOT NULL,
  country text NOT NULL,
  heard_from text,
  terms_version text NOT NULL,
  terms_accepted_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz,
  erased_at timestamptz,
  PRIMARY KEY (id, shard)
);

CREATE TABLE customer_sessions (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  browser text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX customer_sessions_customer ON customer_sessions (customer_id);

-- Kinds of browser an account has been used from; a new one is worth a mail. Outlives sessions, or
-- whoever signs out would hide that they were there.
CREATE TABLE customer_browsers (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  browser text NOT NULL,
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  UNIQUE (customer_id, browser),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);

CREATE TYPE code_purpose AS ENUM ('register', 'sign_in');

-- A registration or sign-in under way, known to its browser by a cookie. A registration is kept
-- here, whether or not its address has an account, and becomes a customer with the right code.
CREATE TABLE code_attempts (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  email_hash bytea NOT NULL,
  purpose code_purpose NOT NULL,
  customer_id uuid,
  registration jsonb,
  -- null until the worker has made the code and mailed it: the code itself is kept nowhere
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  mails smallint NOT NULL DEFAULT 1,
  mailed_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (id, shard),
  CHECK ((purpose = 'sign_in') = (customer_id IS NOT NULL))
);
CREATE INDEX code_attempts_created ON code_attempts (created_at);
CREATE INDEX code_attempts_email ON code_attempts (email_hash);

CREATE TYPE link_purpose AS ENUM ('reset_password', 'confirm_email', 'confirm_newsletter');

-- Links in mails: single use, expiring. A GET opens a page, only a POST uses the link.
CREATE TABLE mailed_links (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  purpose link_purpose NOT NULL,
  -- of a reset: null until the worker has looked whether the address has an account
  customer_id uuid,
  -- null until the worker has made the secret and mailed it
  secret_hash bytea UNIQUE,
  -- as asked for: the address that forgot its password, or the one being confirmed
  email text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX mailed_links_customer ON mailed_links (customer_id);
CREATE INDEX mailed_links_expires ON mailed_links (expires_at);

CREATE TYPE newsletter_state AS ENUM ('pending', 'on', 'off');

-- Consent belongs to an address, and says when it was asked for, confirmed and taken back.
CREATE TABLE newsletter_consents (
  email_key text NOT NULL UNIQUE,
  shard smallint NOT NULL,
  state newsletter_state NOT NULL,
  terms_version text NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  PRIMARY KEY (email_key, shard)
);

-- Limits that protect an account: they survive a restart of everything but this database. Keys are
-- keyed hashes, never an address.
CREATE TABLE attempt_limits (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  resets_at timestamptz NOT NULL
);
CREATE INDEX attempt_limits_resets ON attempt_limits (resets_at);

-- Staff has one writer for the whole network.
CREATE TYPE permission_set AS ENUM ('support', 'operations', 'finance', 'owner');

CREATE TABLE staff_members (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  permission_set permission_set NOT NULL,
  active boolean NOT NULL DEFAULT true,
  -- encrypted by the application; counts once a code of it was entered
  totp_secret bytea,
  totp_confirmed_at timestamptz,
  -- a code is accepted once: the last time step that was used
  totp_last_step bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_login_at timestamptz
);

CREATE TABLE staff_sessions (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff_members (id),
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_sessions_staff ON staff_sessions (staff_id);

CREATE TABLE staff_recovery_codes (
  staff_id uuid NOT NULL REFERENCES staff_members (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (staff_id, code_hash)
);

CREATE TABLE staff_invitations (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  permission_set permission_set NOT NULL,
  -- null until the worker has made the secret and mailed it
  secret_hash bytea UNIQUE,
  -- null when invited from the command line
  invited_by uuid REFERENCES staff_members (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX staff_invitations_email ON staff_invitations (email_key);

-- Whose booking it is, when it was made while signed in.
ALTER TABLE booking_attempts ADD COLUMN customer_id uuid;
ALTER TABLE shipments ADD COLUMN customer_id uuid;

-- Not every mail is about a shipment. Nothing reads the two columns yet.
-- squawk-ignore ban-drop-not-null
ALTER TABLE outbox_mails ALTER COLUMN shipment_id DROP NOT NULL;
-- squawk-ignore ban-drop-not-null
ALTER TABLE outbox_mails ALTER COLUMN party DROP NOT NULL;

GRANT SELECT, INSERT, UPDATE ON customers TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON customer_sessions, customer_browsers, code_attempts, mailed_links,
  newsletter_consents, attempt_limits TO waypost_api;
GRANT SELECT, INSERT, UPDATE ON staff_members, staff_invitations TO waypost_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON staff_sessions, staff_recovery_codes TO waypost_api;

GRANT SELECT (id, shard, email, email_key, name, erased_at) ON customers TO waypost_worker;
GRANT SELECT ON customer_browsers, newsletter_consents TO waypost_worker;
GRANT SELECT, DELETE ON customer_sessions, staff_sessions, attempt_limits TO waypost_worker;
GRANT SELECT, DELETE, UPDATE (code_hash) ON code_attempts TO waypost_worker;
GRANT SELECT, DELETE, UPDATE (secret_hash, customer_id, shard) ON mailed_links TO waypost_worker;
GRANT SELECT, DELETE, UPDATE (secret_hash) ON staff_invitations TO waypost_worker;
GRANT SELECT (id, name, email, email_key, active) ON staff_members TO waypost_worker;

GRANT SELECT (id, shard, account_type, country, created_at, last_login_at, erased_at)
  ON customers TO waypost_readonly;
GRANT SELECT (id, permission_set, active, totp_confirmed_at, created_at, last_login_at)
  ON staff_members TO waypost_readonly;

-- The second wall. What a customer's own requests do runs as waypost_customer, which sees the rows of
-- the customer named in waypost.customer_id and no others, whatever the query says.
CREATE FUNCTION acting_customer() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('waypost.customer_id', true), '')::uuid
$$;

ALTER TABLE customers ENABLE ROW LEVEL SECURITY;
ALTER TABLE customer_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE customer_browsers ENABLE ROW LEVEL SECURITY;
ALTER TABLE mailed_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE newsletter_consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipments ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipment_parties ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipment_state ENABLE ROW LEVEL SECURITY;

CREATE POLICY services ON customers TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON customer_sessions TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON customer_browsers TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON mailed_links TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON newsletter_consents TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON shipments TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON shipment_parties TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON shipment_state TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);

CREATE POLICY own ON customers TO waypost_customer
  USING (id = acting_customer()) WITH CHECK (id = acting_customer());
CREATE POLICY own ON customer_sessions TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON customer_browsers TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON mailed_links TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON newsletter_consents TO waypost_customer
  USING (email_key = (SELECT c.email_key FROM customers c WHERE c.id = acting_customer()))
  WITH CHECK (email_key = (SELECT c.email_key FROM customers c WHERE c.id = acting_customer()));
CREATE POLICY own ON shipments FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON shipment_state FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_state.shipment_id AND h.customer_id = acting_customer()));
CREATE POLICY own ON shipment_parties FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_parties.shipment_id AND h.customer_id = acting_customer()));
CREATE POLICY own_shipper ON shipment_parties FOR UPDATE TO waypost_customer
  USING (role = 'shipper' AND EXISTS (
    SELECT 1 FROM shipments h WHERE h.id = shipment_parties.shipment_id AND h.customer_id = acting_customer()));

GRANT USAGE ON SCHEMA public TO waypost_customer;
GRANT SELECT, UPDATE (email, email_key, password_hash, name, phone, account_type, company, address_line1,
  address_line2, city, region, postal_code, country, heard_from, erased_at) ON customers TO waypost_customer;
GRANT SELECT, DELETE ON customer_sessions, customer_browsers TO waypost_customer;
GRANT SELECT, INSERT, DELETE ON mailed_links TO waypost_customer;
GRANT SELECT, INSERT, UPDATE, DELETE ON newsletter_consents TO waypost_customer;
GRANT SELECT ON shipments, shipment_state TO waypost_customer;
GRANT SELECT, UPDATE (name, email, phone, address_text, line1, line2, city, region, postal_code)
  ON shipment_parties TO waypost_customer;
