-- What the page of money shows, summed by a job, so that no page adds up the ledger.

-- One row for each posting, written in its transaction; the worker takes it away and adds the posting to
-- the sums below.
CREATE TABLE posting_marks (
  transaction_id uuid NOT NULL,
  shard smallint NOT NULL,
  PRIMARY KEY (transaction_id, shard)
);

-- In the currency of the books. The day is one of the carrier's own time zone.
CREATE TABLE revenue_by_day (
  day date NOT NULL,
  service text NOT NULL,
  origin_country char(2) NOT NULL,
  destination_country char(2) NOT NULL,
  bookings integer NOT NULL,
  charged_cents bigint NOT NULL,
  credited_cents bigint NOT NULL,
  PRIMARY KEY (day, service, origin_country, destination_country)
);
CREATE TABLE revenue_by_customer (
  ym char(7) NOT NULL,
  customer_id uuid NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (ym, customer_id)
);
CREATE INDEX revenue_by_customer_most ON revenue_by_customer (ym, cents DESC, customer_id);
CREATE TABLE cash_by_holder (
  -- '' for cash that staff marked as collected, and for cash of before holders were kept
  holder text NOT NULL,
  currency char(3) NOT NULL,
  cents bigint NOT NULL,
  PRIMARY KEY (holder, currency)
);

CREATE FUNCTION mark_posting() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO posting_marks (transaction_id, shard) VALUES (NEW.id, NEW.shard);
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_transactions_mark AFTER INSERT ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION mark_posting();

-- What is still owed of it, kept by the same job; null until it has been counted once.
ALTER TABLE statements ADD COLUMN open_cents bigint;

GRANT SELECT, DELETE ON posting_marks TO waypost_worker;
GRANT SELECT, INSERT, UPDATE ON revenue_by_day, revenue_by_customer, cash_by_holder TO waypost_worker;
GRANT SELECT ON revenue_by_day, revenue_by_customer, cash_by_holder TO waypost_api;
GRANT SELECT ON posting_marks, revenue_by_day, revenue_by_customer, cash_by_holder TO waypost_readonly;
GRANT UPDATE (open_cents) ON statements TO waypost_worker;
