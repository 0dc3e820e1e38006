-- Customers who pay on account: how much they may owe, and how much they owe now.
CREATE TABLE credit_accounts (
  customer_id uuid NOT NULL,
  shard smallint NOT NULL,
  limit_cents bigint NOT NULL CHECK (limit_cents >= 0),
  -- the sum of receivables with the holder `on_account`, kept by a trigger in the transaction that posts them
  owed_cents bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (customer_id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);

-- Every limit that staff has set, and why. The newest one is in force.
CREATE TABLE credit_limits (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  limit_cents bigint NOT NULL,
  reason text NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard)
);
CREATE INDEX credit_limits_customer ON credit_limits (customer_id, set_at DESC);

-- Later postings about a shipment follow the first: whose it is, and whether it is owed on account.
CREATE OR REPLACE FUNCTION ledger_entry_belongs() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ELSIF NEW.account = 'receivable' AND NEW.holder IS NULL THEN
    SELECT e.holder INTO NEW.holder
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE t.shipment_id = posted.shipment_id AND t.id <> posted.id AND e.account = 'receivable'
    LIMIT 1;
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION keep_owed_on_account() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE credit_accounts a SET owed_cents = a.owed_cents + moved.cents
  FROM (
    SELECT customer_id, sum(amount_cents) AS cents FROM added
    WHERE account = 'receivable' AND holder = 'on_account' GROUP BY customer_id
  ) AS moved
  WHERE a.customer_id = moved.customer_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_on_account AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_owed_on_account();

GRANT SELECT, INSERT ON credit_accounts, credit_limits TO waypost_api;
GRANT UPDATE (limit_cents) ON credit_accounts TO waypost_api;
GRANT UPDATE (reason) ON credit_limits TO waypost_api, waypost_worker;
GRANT SELECT ON credit_accounts, credit_limits TO waypost_worker;
-- to lock the row of an account until a booking is posted
GRANT UPDATE (limit_cents) ON credit_accounts TO waypost_worker;
GRANT SELECT ON credit_accounts TO waypost_readonly, waypost_customer;
GRANT SELECT (id, shard, customer_id, limit_cents, set_by, set_at) ON credit_limits TO waypost_readonly;

ALTER TABLE credit_accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE credit_limits ENABLE ROW LEVEL SECURITY;
CREATE POLICY services ON credit_accounts TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY services ON credit_limits TO waypost_api, waypost_worker, waypost_readonly
  USING (true) WITH CHECK (true);
CREATE POLICY own ON credit_accounts FOR SELECT TO waypost_customer USING (customer_id = acting_customer());
