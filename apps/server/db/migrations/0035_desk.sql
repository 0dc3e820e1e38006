-- One list of what somebody of the carrier must act on: cases of parties, contact messages, exceptions,
-- silences, trouble with money. A case or message keeps its id here; its words stay in its own tables.

CREATE TYPE desk_kind AS ENUM ('case', 'contact', 'exception', 'silence', 'capture_failed', 'disputed',
  'refund_by_hand', 'paid_twice');
CREATE TYPE desk_turn AS ENUM ('carrier', 'customer');

-- Nothing personal but a reason for putting it off, which a person typed in.
CREATE TABLE desk_items (
  id uuid NOT NULL,
  -- contact messages belong to none, and have 0
  shard smallint NOT NULL,
  kind desk_kind NOT NULL,
  -- the exception of a case or exception, the topic of a message, the status of a silence
  subject text NOT NULL DEFAULT '',
  -- what it is called by: a tracking number, or the reference of a message
  reference text NOT NULL,
  shipment_id uuid,
  party party_role,
  -- which one of its kind it is: the version after which a shipment was silent, the millisecond since
  -- when an exception is open. The same one is opened once, whoever closed it.
  occurrence text NOT NULL DEFAULT '',
  state case_state NOT NULL DEFAULT 'open',
  turn desk_turn NOT NULL DEFAULT 'carrier',
  -- a member of staff, whose table has its own writer
  owner_id uuid,
  -- milliseconds at most, here and below: pages are named by them
  due_at timestamptz(3) NOT NULL,
  snoozed_until timestamptz(3),
  snooze_reason text NOT NULL DEFAULT '',
  opened_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3),
  -- null when it closed by itself
  closed_by uuid,
  PRIMARY KEY (id, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK (shipment_id IS NOT NULL OR kind = 'contact')
);
CREATE UNIQUE INDEX desk_items_occurrence ON desk_items (shipment_id, kind, subject, occurrence)
  WHERE kind NOT IN ('case', 'contact');
CREATE INDEX desk_items_shipment ON desk_items (shipment_id, opened_at DESC);
-- the list is read from the most overdue on, what is closed from the newest on
CREATE INDEX desk_items_due ON desk_items (due_at, id) WHERE state = 'open';
CREATE INDEX desk_items_owner ON desk_items (owner_id, due_at, id) WHERE state = 'open';
CREATE INDEX desk_items_kind ON desk_items (kind, due_at, id) WHERE state = 'open';
CREATE INDEX desk_items_closed ON desk_items (closed_at, id) WHERE state = 'closed';
CREATE INDEX desk_items_closed_owner ON desk_items (owner_id, closed_at, id) WHERE state = 'closed';
CREATE INDEX desk_items_closed_kind ON desk_items (kind, closed_at, id) WHERE state = 'closed';
-- whether anything has changed
CREATE INDEX desk_items_updated ON desk_items (updated_at DESC, id);

-- What staff answered to a contact message; the mail repeats nothing else.
CREATE TABLE contact_answers (
  -- drawn by the form: posted twice, it is one answer
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  staff_id uuid NOT NULL,
  -- empty once the person is erased
  body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX contact_answers_message ON contact_answers (message_id, created_at);

-- What is open already. Working hours are not known here, so the clock starts with a plain one.
INSERT INTO desk_items (id, shard, kind, subject, reference, shipment_id, party, turn, owner_id, due_at,
  opened_at)
SELECT id, shard, 'case', subject, tracking_number, shipment_id, party,
  CASE last_author WHEN 'party' THEN 'carrier'::desk_turn ELSE 'customer' END, assignee_id,
  updated_at + interval '1 day', opened_at
FROM party_cases WHERE state = 'open';
INSERT INTO desk_items (id, shard, kind, reference, shipment_id, due_at, opened_at)
SELECT c.id, c.shard, c.kind::desk_kind, h.tracking_number, c.shipment_id, c.opened_at + interval '1 hour',
  c.opened_at
FROM cases c JOIN shipments h ON h.id = c.shipment_id AND h.shard = c.shard
WHERE c.closed_at IS NULL AND c.kind IN ('capture_failed', 'disputed', 'refund_by_hand', 'paid_twice');
-- older ones were answered from the inbox
INSERT INTO desk_items (id, shard, kind, subject, reference, due_at, opened_at)
SELECT id, 0, 'contact', topic::text, reference, created_at + interval '1 day', created_at
FROM contact_messages WHERE created_at > now() - interval '7 days' AND email_key IS NOT NULL;

GRANT SELECT, INSERT, UPDATE (subject, state, turn, owner_id, due_at, snoozed_until, snooze_reason, updated_at,
  closed_at, closed_by) ON desk_items TO waypost_api;
GRANT SELECT, INSERT, DELETE, UPDATE (state, turn, due_at, snoozed_until, snooze_reason, updated_at, closed_at,
  closed_by) ON desk_items TO waypost_worker;
GRANT SELECT (id, shard, kind, subject, reference, shipment_id, party, occurrence, state, turn, owner_id,
  due_at, snoozed_until, opened_at, updated_at, closed_at, closed_by) ON desk_items TO waypost_readonly;
GRANT SELECT, INSERT, UPDATE (body) ON contact_answers TO waypost_api;
GRANT SELECT ON contact_answers TO waypost_worker;
GRANT SELECT (id, message_id, staff_id, created_at) ON contact_answers TO waypost_readonly;

-- `cases`, and `assignee_id` and `last_author` of party_cases, are written by the release before and read
-- by nobody after it. They go with a later migration.
