-- What parties of a shipment and the carrier have to say to each other when something is wrong, and the
-- pictures that prove a delivery.

-- Somebody asked for the link of a party. Kept until the worker has looked whether the address is one;
-- the api never looks, so that its answer cannot tell.
CREATE TABLE party_link_requests (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  ref text NOT NULL,
  email_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard)
);
CREATE INDEX party_link_requests_created ON party_link_requests (created_at);
CREATE INDEX party_link_requests_email ON party_link_requests (email_key);

-- Photos and signatures, named by event_private.proof. They come before the scan that names them, from
-- the same source. The bytes are in the object store; this is the only list of what is there.
CREATE TABLE proof_pictures (
  id uuid NOT NULL,
  shard smallint NOT NULL CHECK (shard BETWEEN 0 AND 31),
  source_id integer NOT NULL,
  ref text NOT NULL,
  object_key text NOT NULL,
  -- null until the object is stored
  bytes integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard)
);
CREATE INDEX proof_pictures_created ON proof_pictures (created_at);

CREATE TYPE case_state AS ENUM ('open', 'closed');
CREATE TYPE case_author AS ENUM ('party', 'staff');

-- One thread with one party about one thing that is wrong; each party has its own. What only the carrier
-- must look at is in `cases`.
CREATE TABLE party_cases (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  tracking_number text NOT NULL,
  party party_role NOT NULL,
  -- the kind of exception it is about
  subject text NOT NULL,
  state case_state NOT NULL DEFAULT 'open',
  -- a member of staff, whose table has its own writer
  assignee_id uuid,
  last_author case_author NOT NULL DEFAULT 'party',
  -- the address of the party as it is compared; null once the person is erased
  email_key text,
  opened_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  -- its files are removed from the object store after this
  erased_at timestamptz,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL))
);
CREATE UNIQUE INDEX party_cases_open ON party_cases (shipment_id, party, subject) WHERE state = 'open';
CREATE INDEX party_cases_shipment ON party_cases (shipment_id, party);
-- ids are in the order of opening: the desk reads them from the oldest on
CREATE INDEX party_cases_desk ON party_cases (id) WHERE state = 'open';
CREATE INDEX party_cases_email ON party_cases (email_key);
CREATE INDEX party_cases_closed ON party_cases (closed_at) WHERE state = 'closed';
CREATE INDEX party_cases_erased ON party_cases (erased_at) WHERE erased_at IS NOT NULL;

CREATE TABLE case_messages (
  -- drawn by the form: posted twice, it is one message
  id uuid NOT NULL,
  shard smallint NOT NULL,
  case_id uuid NOT NULL,
  author case_author NOT NULL,
  staff_id uuid,
  -- empty once the person is erased
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (case_id, shard) REFERENCES party_cases (id, shard),
  CHECK ((author = 'staff') = (staff_id IS NOT NULL))
);
CREATE INDEX case_messages_case ON case_messages (case_id, created_at);

-- The bytes are in the object store under a key of ours; this is the only list of what is there.
CREATE TABLE case_files (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  case_id uuid NOT NULL,
  -- as the party named it, cleaned
  name text NOT NULL,
  media_type text NOT NULL,
  content_hash bytea NOT NULL,
  object_key text NOT NULL,
  -- null until the object is stored
  bytes integer,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (case_id, shard) REFERENCES party_cases (id, shard)
);
CREATE INDEX case_files_case ON case_files (case_id, created_at);

GRANT SELECT, INSERT, DELETE ON party_link_requests TO waypost_api;
GRANT SELECT, DELETE ON party_link_requests TO waypost_worker;
GRANT SELECT, INSERT, UPDATE (bytes) ON proof_pictures TO waypost_api;
GRANT SELECT, DELETE ON proof_pictures TO waypost_worker;
GRANT SELECT, INSERT, UPDATE (state, assignee_id, last_author, email_key, updated_at, closed_at, erased_at)
  ON party_cases TO waypost_api;
GRANT SELECT, DELETE, UPDATE (erased_at) ON party_cases TO waypost_worker;
GRANT SELECT, INSERT, UPDATE (body) ON case_messages TO waypost_api;
GRANT SELECT, DELETE ON case_messages TO waypost_worker;
GRANT SELECT, INSERT, UPDATE (bytes) ON case_files TO waypost_api;
GRANT SELECT, DELETE ON case_files TO waypost_worker;
GRANT SELECT (id, shard, source_id, bytes, created_at) ON proof_pictures TO waypost_readonly;
GRANT SELECT (id, shard, shipment_id, party, subject, state, assignee_id, last_author, opened_at, updated_at,
  closed_at, erased_at) ON party_cases TO waypost_readonly;
GRANT SELECT (id, shard, case_id, author, staff_id, created_at) ON case_messages TO waypost_readonly;
GRANT SELECT (id, shard, case_id, media_type, bytes, created_at) ON case_files TO waypost_readonly;

-- A customer sees the cases under the own address, and those of the shipper of own shipments.
ALTER TABLE party_cases ENABLE ROW LEVEL SECURITY;
ALTER TABLE case_messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE case_files ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON party_cases TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON case_messages TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON case_files TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON party_cases FOR SELECT TO waypost_customer USING (
  email_key = (SELECT c.email_key FROM customers c WHERE c.id = acting_customer())
  OR (party = 'shipper' AND EXISTS (
    SELECT 1 FROM shipments h WHERE h.id = party_cases.shipment_id AND h.customer_id = acting_customer())));
CREATE POLICY own ON case_messages FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM party_cases c WHERE c.id = case_messages.case_id));
CREATE POLICY own ON case_files FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM party_cases c WHERE c.id = case_files.case_id));
GRANT SELECT ON party_cases, case_messages, case_files TO waypost_customer;
