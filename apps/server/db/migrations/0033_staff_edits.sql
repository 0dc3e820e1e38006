-- What staff changes of a shipment, who did it and what was told to its parties.

-- Counts the edits of staff. A form says which one it was filled in from.
ALTER TABLE shipments ADD COLUMN revision integer NOT NULL DEFAULT 1;

-- One a revision: which fields, by whom and when. Values are where they always are, so that erasing a
-- person misses none; the reason is in the note of the event that came with it.
CREATE TABLE shipment_edits (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  revision integer NOT NULL,
  -- a member of staff, whose table has its own writer
  staff_id uuid NOT NULL,
  fields text[] NOT NULL,
  edited_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, revision, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- What staff wrote to a party. The address is read from shipment_parties when it is sent.
CREATE TABLE staff_mails (
  -- drawn by the form: posted twice, it is one mail
  id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  party party_role NOT NULL,
  staff_id uuid NOT NULL,
  -- both null when the mail tells the present status; empty once the person is erased
  subject text,
  body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, party, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);
CREATE INDEX staff_mails_shipment ON staff_mails (shipment_id);

-- The transfer came to the carrier's own bank, not to the payment provider: it goes back from there.
ALTER TABLE booking_attempts ADD COLUMN received_at timestamptz;

GRANT UPDATE (revision, origin, origin_country, destination, destination_country, incoterm, price_cents)
  ON shipments TO waypost_api;
GRANT SELECT, INSERT ON shipment_edits TO waypost_api;
GRANT SELECT, INSERT, UPDATE (subject, body) ON staff_mails TO waypost_api;
GRANT SELECT ON staff_mails TO waypost_worker;
GRANT SELECT ON shipment_edits TO waypost_readonly;
GRANT SELECT (id, shard, shipment_id, party, staff_id, created_at) ON staff_mails TO waypost_readonly;
