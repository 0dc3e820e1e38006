-- Files of shipments that staff uploads. What the rows say stays in the file, which is in the object store
-- for 30 days; here are numbers of rows, codes of what is wrong with them, and ids of shipments.

CREATE TYPE bulk_state AS ENUM ('reading', 'unreadable', 'mapping', 'checking', 'ready', 'running', 'stopped',
  'done');
-- good and bad of a check, entered and refused of a run
CREATE TYPE bulk_outcome AS ENUM ('good', 'bad', 'entered', 'refused');

CREATE TABLE bulk_uploads (
  -- drawn by the form: put twice, it is one upload
  id uuid PRIMARY KEY,
  -- as its author named it, cleaned
  file_name text NOT NULL,
  media_type text NOT NULL,
  content_hash bytea NOT NULL,
  object_key text NOT NULL,
  -- null until the object is stored
  bytes integer,
  -- members of staff, whose table has its own writer
  uploaded_by uuid NOT NULL,
  started_by uuid,
  state bulk_state NOT NULL DEFAULT 'reading',
  -- why it is unreadable
  fault text,
  heads text[] NOT NULL DEFAULT '{}',
  -- for each head the column it is, or an empty text
  mapping text[] NOT NULL DEFAULT '{}',
  -- counts mappings: a check of an older one stops, a start of an older one is refused
  mapping_no integer NOT NULL DEFAULT 0,
  -- whoever chose the columns may set prices
  prices_allowed boolean NOT NULL DEFAULT false,
  -- the first rows as they stand in the file; personal, erased with it
  preview jsonb,
  tariff_version integer,
  row_count integer NOT NULL DEFAULT 0,
  good_count integer NOT NULL DEFAULT 0,
  bad_count integer NOT NULL DEFAULT 0,
  entered_count integer NOT NULL DEFAULT 0,
  refused_count integer NOT NULL DEFAULT 0,
  price_cents bigint NOT NULL DEFAULT 0,
  -- milliseconds at most: pages are named by it
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  started_at timestamptz,
  finished_at timestamptz,
  -- the file and the first rows are gone
  erased_at timestamptz
);
CREATE INDEX bulk_uploads_created ON bulk_uploads (created_at DESC, id DESC);
CREATE INDEX bulk_uploads_kept ON bulk_uploads (created_at) WHERE erased_at IS NULL;

-- One a row of the file. It names a shipment without a foreign key: shipments live in shards that move,
-- uploads of staff have one writer.
CREATE TABLE bulk_rows (
  upload_id uuid NOT NULL REFERENCES bulk_uploads (id),
  -- as a spreadsheet counts, the head included
  row_no integer NOT NULL,
  outcome bulk_outcome NOT NULL,
  shipment_id uuid,
  -- column:code
  faults text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (upload_id, row_no),
  CHECK ((outcome = 'entered') = (shipment_id IS NOT NULL)),
  CHECK ((outcome IN ('bad', 'refused')) = (faults <> '{}'))
);
CREATE UNIQUE INDEX bulk_rows_shipment ON bulk_rows (shipment_id) WHERE shipment_id IS NOT NULL;
CREATE INDEX bulk_rows_faulty ON bulk_rows (upload_id, row_no) WHERE outcome IN ('bad', 'refused');

GRANT SELECT, INSERT, UPDATE (bytes, state, mapping, mapping_no, prices_allowed, tariff_version, good_count,
  bad_count, price_cents, started_by, started_at, finished_at) ON bulk_uploads TO waypost_api;
GRANT SELECT ON bulk_rows TO waypost_api;
GRANT SELECT, UPDATE (state, fault, heads, mapping, mapping_no, preview, tariff_version, row_count, good_count,
  bad_count, entered_count, refused_count, price_cents, finished_at, erased_at) ON bulk_uploads
  TO waypost_worker;
GRANT SELECT, INSERT, DELETE, UPDATE (outcome, shipment_id, faults) ON bulk_rows TO waypost_worker;
GRANT SELECT (id, media_type, bytes, uploaded_by, started_by, state, fault, mapping, mapping_no, tariff_version,
  row_count, good_count, bad_count, entered_count, refused_count, price_cents, created_at, started_at,
  finished_at, erased_at) ON bulk_uploads TO waypost_readonly;
GRANT SELECT ON bulk_rows TO waypost_readonly;
-- the shipper of a row is the customer, where the row names nobody else
GRANT SELECT (phone) ON customers TO waypost_worker;
