-- What customers see of the books: spend by month, statements with numbered papers, saved cards.

-- Whose money an entry is about and when it was recorded, so that the spend of an account is one range
-- of one index. Set by the database, also for a release that does not know the columns. The account is
-- the one that booked: who takes a guest's shipment over later is not billed for it.
ALTER TABLE ledger_entries
  ADD COLUMN customer_id uuid,
  ADD COLUMN recorded_at timestamptz;

CREATE FUNCTION ledger_entry_belongs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posted ledger_transactions;
BEGIN
  SELECT * INTO posted FROM ledger_transactions WHERE id = NEW.transaction_id AND shard = NEW.shard;
  NEW.recorded_at := posted.recorded_at;
  -- any earlier one will do, for they all follow the first; an order would tempt the planner to walk
  -- the whole ledger in it
  SELECT e.customer_id INTO NEW.customer_id
  FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
  WHERE t.shipment_id = posted.shipment_id AND t.id <> posted.id
  LIMIT 1;
  IF NOT FOUND THEN
    SELECT s.customer_id INTO NEW.customer_id FROM shipments s
    WHERE s.id = posted.shipment_id AND s.shard = posted.shard;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_entries_belong BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entry_belongs();

-- Of before. No carrier runs on this yet; one that did would fill these in batches.
UPDATE ledger_entries e SET recorded_at = t.recorded_at, customer_id = s.customer_id
FROM ledger_transactions t
LEFT JOIN shipments s ON s.id = t.shipment_id AND s.shard = t.shard
WHERE t.id = e.transaction_id AND t.shard = e.shard;

ALTER TABLE customers
  ADD COLUMN vat_id text NOT NULL DEFAULT '',
  -- at the payment provider, once a card was saved
  ADD COLUMN provider_customer_id text;

CREATE TYPE card_state AS ENUM ('asked', 'saved', 'removed');

-- Cards that a customer saved at the payment provider. Of a card only this is known here.
CREATE TABLE saved_cards (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- asked: the provider has not said yes yet; removed: not detached there yet
  state card_state NOT NULL DEFAULT 'asked',
  -- at the payment provider
  method_id text NOT NULL UNIQUE,
  setup_id text,
  -- the page where the bank asks, while it does
  second_step_url text,
  brand text,
  last4 text,
  exp_month smallint,
  exp_year smallint,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  CHECK (state <> 'saved' OR brand IS NOT NULL),
  CHECK (state = 'saved' OR NOT is_default),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX saved_cards_customer ON saved_cards (customer_id, created_at DESC);
CREATE UNIQUE INDEX saved_cards_one_default ON saved_cards (customer_id) WHERE is_default;

-- One a month and account that had movements. What it says is written once; only paid_at comes later.
CREATE TABLE statements (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  -- a month of the carrier's own time zone, such as 2026-11
  ym char(7) NOT NULL CHECK (ym ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  currency char(3) NOT NULL,
  charged_cents bigint NOT NULL,
  credited_cents bigint NOT NULL,
  issued_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL,
  -- nothing of it has been owed since; never taken back
  paid_at timestamptz,
  PRIMARY KEY (id, shard),
  UNIQUE (customer_id, ym),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX statements_unpaid ON statements (id) WHERE paid_at IS NULL;

CREATE TYPE paper_kind AS ENUM ('invoice', 'credit_note');

-- One a shipment that had movements in the month. A shipment that was charged earlier, and is given
-- back now, stands on the credit note.
CREATE TABLE statement_lines (
  statement_id uuid NOT NULL,
  shard smallint NOT NULL,
  shipment_id uuid NOT NULL,
  paper paper_kind NOT NULL,
  tracking_number text NOT NULL,
  service text NOT NULL,
  booked_at timestamptz NOT NULL,
  charged_cents bigint NOT NULL,
  credited_cents bigint NOT NULL,
  -- what was owed when the statement was issued
  open_cents bigint NOT NULL,
  PRIMARY KEY (statement_id, shipment_id, shard),
  FOREIGN KEY (statement_id, shard) REFERENCES statements (id, shard)
);
CREATE INDEX statement_lines_open ON statement_lines (statement_id) WHERE open_cents > 0;
-- on which invoice a shipment was charged
CREATE INDEX statement_lines_shipment ON statement_lines (shipment_id);

-- The numbered papers of a statement. Facts never change; the buyer is blanked when the account is erased.
CREATE TABLE invoices (
  statement_id uuid NOT NULL,
  shard smallint NOT NULL,
  kind paper_kind NOT NULL,
  number text NOT NULL UNIQUE,
  facts jsonb NOT NULL,
  buyer jsonb NOT NULL,
  object_key text NOT NULL,
  -- null until the object is stored
  bytes integer,
  PRIMARY KEY (statement_id, kind, shard),
  FOREIGN KEY (statement_id, shard) REFERENCES statements (id, shard)
);

-- The last number given out. A series belongs to one legal entity and one cell; its row is locked by
-- the transaction that issues the paper, so that one that fails leaves no gap.
CREATE TABLE invoice_counters (
  series text NOT NULL,
  kind paper_kind NOT NULL,
  year smallint NOT NULL,
  last_number integer NOT NULL,
  PRIMARY KEY (series, kind, year)
);

-- Months whose statements are all there.
CREATE TABLE closed_months (
  ym char(7) PRIMARY KEY,
  closed_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT, UPDATE (state, method_id, setup_id, second_step_url, brand, last4, exp_month, exp_year,
  is_default), DELETE ON saved_cards TO waypost_api, waypost_worker;
GRANT SELECT ON statements, statement_lines, invoices TO waypost_api;
GRANT UPDATE (bytes, buyer) ON invoices TO waypost_api, waypost_worker;
GRANT SELECT, INSERT ON statements, statement_lines, invoices, closed_months TO waypost_worker;
GRANT UPDATE (paid_at) ON statements TO waypost_worker;
GRANT SELECT, INSERT, UPDATE ON invoice_counters TO waypost_worker;
GRANT SELECT (account_type, company, vat_id, address_line1, address_line2, city, region, postal_code, country,
  provider_customer_id), UPDATE (provider_customer_id) ON customers TO waypost_worker;
GRANT SELECT ON statements, statement_lines, invoice_counters, closed_months TO waypost_readonly;
GRANT SELECT (statement_id, shard, kind, number, facts, object_key, bytes) ON invoices TO waypost_readonly;

ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE booking_attempts ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_cards ENABLE ROW LEVEL SECURITY;
ALTER TABLE statements ENABLE ROW LEVEL SECURITY;
ALTER TABLE statement_lines ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;

CREATE POLICY services ON ledger_entries TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON ledger_transactions TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON booking_attempts TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON saved_cards TO waypost_api, waypost_worker USING (true) WITH CHECK (true);
CREATE POLICY services ON statements TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON statement_lines TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON invoices TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);

CREATE POLICY own ON ledger_entries FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON ledger_transactions FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM shipments h WHERE h.id = ledger_transactions.shipment_id AND h.customer_id = acting_customer()));
CREATE POLICY own ON booking_attempts FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON saved_cards TO waypost_customer
  USING (customer_id = acting_customer()) WITH CHECK (customer_id = acting_customer());
CREATE POLICY own ON statements FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
CREATE POLICY own ON statement_lines FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM statements s WHERE s.id = statement_lines.statement_id AND s.customer_id = acting_customer()));
CREATE POLICY own ON invoices FOR SELECT TO waypost_customer USING (EXISTS (
  SELECT 1 FROM statements s WHERE s.id = invoices.statement_id AND s.customer_id = acting_customer()));

GRANT SELECT ON ledger_entries, ledger_transactions, statements, statement_lines, invoices TO waypost_customer;
GRANT SELECT (customer_id, state, cancel_requested_at) ON booking_attempts TO waypost_customer;
GRANT SELECT, UPDATE (state, is_default) ON saved_cards TO waypost_customer;
GRANT UPDATE (vat_id) ON customers TO waypost_customer;
