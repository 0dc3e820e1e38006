-- Cash goes from the courier to a hub and from there to the bank. What is missing or left over at a count
-- stands with the courier's name until finance settles it.
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'cash_at_hub' AFTER 'cash_with_courier';
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'cash_in_transit' AFTER 'cash_at_hub';
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'cash_difference' AFTER 'cash_in_transit';
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'cash_losses' AFTER 'cash_difference';

ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'cash_difference' AFTER 'cash_differs';
ALTER TABLE desk_items DROP CONSTRAINT desk_items_about_shipment;
ALTER TABLE desk_items ADD CONSTRAINT desk_items_about_shipment CHECK (shipment_id IS NOT NULL
  OR kind::text IN
    ('contact', 'reconciliation', 'unpaid_statement', 'round_not_closed', 'cash_difference')) NOT VALID;

-- The cash of people in the field by shipment: the sums of ledger entries, and only those that are not zero.
CREATE TABLE courier_cash (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  -- `person:` and the id, as in the ledger
  holder text NOT NULL,
  currency char(3) NOT NULL,
  cents bigint NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shipment_id, shard, holder, currency)
);
CREATE INDEX courier_cash_holder ON courier_cash (holder, since);

-- The same for cash of hubs, of bags on their way to the bank, and for differences.
CREATE TABLE cash_balances (
  account ledger_account NOT NULL,
  holder text NOT NULL,
  currency char(3) NOT NULL,
  cents bigint NOT NULL,
  since timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account, holder, currency)
);

GRANT SELECT, UPDATE (since) ON courier_cash, cash_balances TO waypost_api;
GRANT SELECT ON courier_cash, cash_balances TO waypost_worker, waypost_readonly;

-- Whatever posts, both tables have the sums of the ledger. Rows are taken in one order, so that two postings
-- wait for each other and never lock each other out.
CREATE FUNCTION keep_cash() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM added WHERE holder IS NOT NULL AND account::text LIKE 'cash\_%') THEN
    RETURN NULL;
  END IF;
  INSERT INTO courier_cash AS kept (shipment_id, shard, holder, currency, cents)
  SELECT t.shipment_id, e.shard, e.holder, e.currency, sum(e.amount_cents)
  FROM added e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
  WHERE e.account = 'cash_with_courier' AND e.holder LIKE 'person:%'
  GROUP BY t.shipment_id, e.shard, e.holder, e.currency ORDER BY 1, 2, 3, 4
  ON CONFLICT (shipment_id, shard, holder, currency)
    DO UPDATE SET cents = kept.cents + excluded.cents;
  DELETE FROM courier_cash kept
  USING added e JOIN ledger_transactions t ON t.id = e.transaction_id AND t.shard = e.shard
  WHERE kept.shipment_id = t.shipment_id AND kept.shard = t.shard AND kept.cents = 0;
  INSERT INTO cash_balances AS kept (account, holder, currency, cents)
  SELECT e.account, e.holder, e.currency, sum(e.amount_cents) FROM added e
  WHERE e.account::text IN ('cash_at_hub', 'cash_in_transit', 'cash_difference')
    AND e.holder IS NOT NULL
  GROUP BY e.account, e.holder, e.currency ORDER BY 1, 2, 3
  ON CONFLICT (account, holder, currency) DO UPDATE SET cents = kept.cents + excluded.cents;
  DELETE FROM cash_balances kept USING added e
  WHERE kept.account = e.account AND kept.holder = e.holder AND kept.cents = 0;
  RETURN NULL;
END
$$;
CREATE TRIGGER ledger_entries_cash AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_cash();

-- A courier hands cash over: declared by one person, counted by another.
CREATE TABLE cash_counts (
  -- chosen by the courier's device
  id uuid PRIMARY KEY,
  person_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  hub_id uuid NOT NULL,
  declared_at timestamptz NOT NULL DEFAULT now(),
  -- by a later declaration of the same person
  replaced_at timestamptz,
  confirmed_by uuid,
  confirmed_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK (confirmed_at IS NULL OR replaced_at IS NULL),
  CONSTRAINT cash_counts_two_people CHECK (confirmed_by <> person_id)
);
CREATE UNIQUE INDEX cash_counts_waiting ON cash_counts (person_id)
  WHERE confirmed_at IS NULL AND replaced_at IS NULL;
CREATE INDEX cash_counts_hub ON cash_counts (hub_id, declared_at)
  WHERE confirmed_at IS NULL AND replaced_at IS NULL;
CREATE INDEX cash_counts_person ON cash_counts (person_id, confirmed_at);
CREATE INDEX cash_counts_confirmed ON cash_counts (confirmed_at, id) WHERE confirmed_at IS NOT NULL;

CREATE TABLE cash_count_lines (
  count_id uuid NOT NULL REFERENCES cash_counts (id),
  currency char(3) NOT NULL,
  declared_cents bigint NOT NULL CHECK (declared_cents >= 0),
  -- null until it is confirmed
  counted_cents bigint CHECK (counted_cents >= 0),
  -- by the ledger at that moment
  expected_cents bigint,
  PRIMARY KEY (count_id, currency)
);

GRANT SELECT, INSERT, UPDATE (replaced_at, confirmed_by, confirmed_at) ON cash_counts TO waypost_api;
GRANT SELECT, INSERT, UPDATE (counted_cents, expected_cents) ON cash_count_lines TO waypost_api;
GRANT SELECT ON cash_counts, cash_count_lines TO waypost_worker, waypost_readonly;

-- Bags of cash on their way from a hub to the bank.
CREATE TABLE cash_deposits (
  -- chosen by the cashier's device
  id uuid PRIMARY KEY,
  hub_id uuid NOT NULL,
  seal text NOT NULL,
  person_id uuid NOT NULL,
  shift_id uuid NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT now(),
  received_by uuid,
  received_at timestamptz,
  CHECK ((received_by IS NULL) = (received_at IS NULL))
);
CREATE UNIQUE INDEX cash_deposits_seal ON cash_deposits (hub_id, seal);
CREATE INDEX cash_deposits_sealed ON cash_deposits (sealed_at, id);

CREATE TABLE cash_deposit_lines (
  deposit_id uuid NOT NULL REFERENCES cash_deposits (id),
  currency char(3) NOT NULL,
  cents bigint NOT NULL CHECK (cents > 0),
  -- what the bank counted; null until then
  received_cents bigint CHECK (received_cents >= 0),
  PRIMARY KEY (deposit_id, currency)
);

GRANT SELECT, INSERT, UPDATE (received_by, received_at) ON cash_deposits TO waypost_api;
GRANT SELECT, INSERT, UPDATE (received_cents) ON cash_deposit_lines TO waypost_api;
GRANT SELECT ON cash_deposits, cash_deposit_lines TO waypost_worker, waypost_readonly;

-- How finance settled differences.
CREATE TABLE cash_settlements (
  -- drawn with the form
  id uuid PRIMARY KEY,
  holder text NOT NULL,
  currency char(3) NOT NULL,
  -- positive for missing cash, negative for cash that was too much
  cents bigint NOT NULL CHECK (cents <> 0),
  kind text NOT NULL CHECK (kind IN ('repaid', 'written_off')),
  reason text NOT NULL,
  staff_id uuid NOT NULL,
  settled_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX cash_settlements_settled ON cash_settlements (settled_at, id);

GRANT SELECT, INSERT ON cash_settlements TO waypost_api;
GRANT SELECT (id, holder, currency, cents, kind, staff_id, settled_at)
  ON cash_settlements TO waypost_worker, waypost_readonly;
