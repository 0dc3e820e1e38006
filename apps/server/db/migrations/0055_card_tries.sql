-- Cards that were sent to the payment provider within the last hour and not accepted, or not yet: what the
-- limit on declines counts. One row for each customer, client and draft that a try belongs to. A card that
-- is accepted takes its rows away. Subjects are keyed hashes, never an address.
CREATE TABLE card_tries (
  subject text NOT NULL,
  -- a booking attempt, or a card that is being saved
  try_id text NOT NULL,
  tried_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subject, try_id)
);
CREATE INDEX card_tries_try ON card_tries (try_id);
CREATE INDEX card_tries_tried ON card_tries (tried_at);

GRANT SELECT, INSERT, DELETE ON card_tries TO waypost_api;
GRANT SELECT, DELETE ON card_tries TO waypost_worker;
