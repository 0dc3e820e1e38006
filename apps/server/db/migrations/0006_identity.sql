-- Customers, staff, their sessions and what is mailed to them. Secrets are kept as hashes only.

CREATE TYPE account_type AS ENUM ('individual', 'business');

CREATE TABLE customers (
  id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  email text NOT NULL,
  -- the address as it is compared: trimmed, lower case
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  verified_at timestamptz,
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

CREATE TYPE code_purpose AS ENUM ('sign_in', 'already_registered', 'decoy');

-- A sign-in or registration under way, known to the browser by a cookie. Only a row of
-- purpose sign_in can sign in; the others cost the same and their code matches nothing.
CREATE TABLE code_attempts (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  email_key_hash bytea NOT NULL,
  purpose code_purpose NOT NULL,
  customer_id uuid,
  -- null until the worker has made the code and mailed it: the code itself is kept nowhere
  code_hash bytea,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (id, shard)
);
CREATE INDEX code_attempts_created ON code_attempts (created_at);

CREATE TYPE link_purpose AS ENUM ('reset_password', 'confirm_email', 'confirm_newsletter');

-- Links in mails: single use, expiring. A GET opens a page, only a POST uses the link.
CREATE TABLE mailed_links (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  purpose link_purpose NOT NULL,
  -- null until the worker has made the secret and mailed it
  secret_hash bytea UNIQUE,
  customer_id uuid NOT NULL,
  -- the address being confirmed
  email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX mailed_links_customer ON mailed_links (customer_id);

CREATE TYPE newsletter_state AS ENUM ('pending', 'on', 'off');

CREATE TABLE newsletter_consents (
  email_key text NOT NULL,
  shard smallint NOT NULL,
  state newsletter_state NOT NULL,
  requested_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  PRIMARY KEY (email_key, shard)
);

-- Limits that protect an account: they survive a restart of everything but this database.
CREATE TABLE attempt_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);

CREATE TYPE permission_set AS ENUM ('support', 'operations', 'finance', 'owner');

CREATE TABLE staff_members (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  permission_set permission_set NOT NULL,
  active boolean NOT NULL DEFAULT true,
  -- encrypted by the application; confirmed once a code of it was entered
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
  secret_hash bytea UNIQUE,
  invited_by uuid REFERENCES staff_members (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

ALTER TABLE shipments ADD COLUMN customer_id uuid;

GRANT SELECT, INSERT, UPDATE, DELETE ON customer_sessions, code_attempts, staff_sessions,
  staff_recovery_codes, attempt_limits TO waypost_api;
GRANT SELECT, INSERT, UPDATE ON customers, mailed_links, newsletter_consents, staff_members,
  staff_invitations TO waypost_api;
GRANT UPDATE (code_hash) ON code_attempts TO waypost_worker;
GRANT UPDATE (secret_hash) ON mailed_links, staff_invitations TO waypost_worker;
GRANT SELECT ON customers, mailed_links, newsletter_consents, staff_members, staff_invitations
  TO waypost_worker;
GRANT SELECT, DELETE ON customer_sessions, code_attempts, staff_sessions, attempt_limits TO waypost_worker;
GRANT DELETE ON mailed_links TO waypost_worker;
GRANT SELECT (id, shard, account_type, country, verified_at, created_at, last_login_at, erased_at)
  ON customers TO waypost_readonly;

-- The second wall. What a customer's own requests do runs as waypost_customer, which sees the rows of
-- the customer named in waypost.customer_id and no others, whatever the query says.
CREATE FUNCTION acting_customer() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('waypost.customer_id', true), '')::uuid
$$;

ALTER TABLE customers ENABLE ROW LEVEL SECURITY;
ALTER TABLE customer_sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE mailed_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipments ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipment_parties ENABLE ROW LEVEL SECURITY;
ALTER TABLE shipment_state ENABLE ROW LEVEL SECURITY;

CREATE POLICY services ON customers TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON customer_sessions TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON mailed_links TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON shipments TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON shipment_parties TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);
CREATE POLICY services ON shipment_state TO waypost_api, waypost_worker, waypost_readonly USING (true) WITH CHECK (true);

CREATE POLICY own ON customers TO waypost_customer
  USING (id = acting_customer()) WITH CHECK (id = acting_customer());
CREATE POLICY own ON customer_sessions TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON mailed_links TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON shipments TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON shipment_parties TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_parties.shipment_id AND h.customer_id = acting_customer()));
CREATE POLICY own ON shipment_state TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = shipment_state.shipment_id AND h.customer_id = acting_customer()));

GRANT USAGE ON SCHEMA public TO waypost_customer;
GRANT SELECT, UPDATE ON customers TO waypost_customer;
GRANT SELECT, DELETE ON customer_sessions TO waypost_customer;
GRANT SELECT, INSERT ON mailed_links TO waypost_customer;
GRANT SELECT ON shipments, shipment_state, newsletter_consents TO waypost_customer;
GRANT SELECT, UPDATE (name, email, phone, address_text, line1, line2, city, region, postal_code)
  ON shipment_parties TO waypost_customer;
