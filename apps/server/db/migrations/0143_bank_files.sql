-- Files of the bank, and the transfers that came in. The file itself is not kept.
CREATE TABLE bank_files (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  content_hash bytea NOT NULL,
  uploaded_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- transfers that came in, also those that an earlier file had already, and entries that are none
  lines integer NOT NULL,
  other_entries integer NOT NULL
);
CREATE INDEX bank_files_created ON bank_files (created_at DESC, id);

-- new: not looked at yet. aside: staff decided that it pays for nothing.
CREATE TYPE bank_line_state AS ENUM ('new', 'matched', 'doubtful', 'unknown', 'aside');

CREATE TABLE bank_lines (
  id uuid PRIMARY KEY,
  file_id uuid NOT NULL REFERENCES bank_files (id),
  line_no integer NOT NULL,
  -- of the bank's own reference, or of everything that the line says: a line in two files is one line
  line_key bytea NOT NULL UNIQUE,
  booked_on date NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  currency char(3) NOT NULL,
  payer text NOT NULL,
  text text NOT NULL,
  bank_reference text NOT NULL,
  state bank_line_state NOT NULL DEFAULT 'new',
  -- why it is doubtful
  doubt text,
  -- what it may pay for
  shipment_ids uuid[] NOT NULL DEFAULT '{}',
  -- in staff's own words, why it pays for nothing
  reason text,
  decided_at timestamptz
);
CREATE INDEX bank_lines_state ON bank_lines (state, id);
CREATE INDEX bank_lines_file ON bank_lines (file_id, state, line_no);
-- names and words of payers go after two years
CREATE INDEX bank_lines_kept ON bank_lines (booked_on) WHERE payer <> '' OR text <> '';

-- What a line paid for.
CREATE TABLE bank_line_payments (
  line_id uuid NOT NULL REFERENCES bank_lines (id),
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  PRIMARY KEY (line_id, shipment_id, shard)
);
CREATE INDEX bank_line_payments_shipment ON bank_line_payments (shipment_id);

GRANT SELECT, INSERT ON bank_files, bank_lines, bank_line_payments TO waypost_api, waypost_worker;
GRANT UPDATE (state, doubt, shipment_ids, reason, decided_at, payer, text) ON bank_lines
  TO waypost_api, waypost_worker;
GRANT SELECT ON bank_files, bank_line_payments TO waypost_readonly;
GRANT SELECT (id, file_id, line_no, booked_on, cents, currency, state, doubt, shipment_ids, decided_at)
  ON bank_lines TO waypost_readonly;
