-- A draft and what it will become. The id is the capability: unguessable, kept by the browser.
CREATE TABLE drafts (
  id text NOT NULL,
  shard smallint NOT NULL,
  quote_id uuid NOT NULL,
  recipient_email text NOT NULL,
  recipient_address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (quote_id, shard) REFERENCES quotes (id, shard)
);
CREATE INDEX drafts_created ON drafts (created_at);
CREATE INDEX drafts_quote ON drafts (quote_id);

CREATE TYPE attempt_state AS ENUM (
  'issued', 'claimed', 'authorising', 'requires_action', 'authorised', 'booked', 'captured',
  'declined', 'cancelled', 'expired', 'capture_failed', 'refund_pending', 'refunded', 'disputed'
);

-- The id is the Idempotency-Key. 'issued' has been handed out and not used yet.
CREATE TABLE booking_attempts (
  id text NOT NULL,
  shard smallint NOT NULL,
  draft_id text NOT NULL,
  number smallint NOT NULL,
  state attempt_state NOT NULL DEFAULT 'issued',
  body_hash bytea,
  -- the request as claimed, kept until the shipment exists
  request jsonb,
  answer_status smallint,
  answer jsonb,
  shipment_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  claimed_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  UNIQUE (draft_id, number),
  FOREIGN KEY (draft_id, shard) REFERENCES drafts (id, shard) ON DELETE CASCADE
);
-- One attempt per draft may be open or successful; two tabs cannot both book.
CREATE UNIQUE INDEX booking_attempts_one_live ON booking_attempts (draft_id)
  WHERE state NOT IN ('declined', 'cancelled', 'expired');
-- Attempts whose outcome is not known yet: the reconciliation and its metric read this.
CREATE INDEX booking_attempts_open ON booking_attempts (claimed_at)
  WHERE state IN ('claimed', 'authorising', 'requires_action', 'authorised');

-- What a shipment costs, line by line, as charged.
CREATE TABLE charge_lines (
  shipment_id uuid NOT NULL,
  shard smallint NOT NULL,
  line_no smallint NOT NULL,
  kind text NOT NULL,
  cents bigint NOT NULL,
  currency char(3) NOT NULL,
  tax_code text NOT NULL,
  tax_rate_per_mille integer NOT NULL,
  tax_cents bigint NOT NULL,
  PRIMARY KEY (shipment_id, line_no, shard),
  FOREIGN KEY (shipment_id, shard) REFERENCES shipments (id, shard)
);

-- Double entry. An effect has a key (such as 'booking:<attempt>'), so it is posted once.
CREATE TABLE ledger_transactions (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  effect_key text NOT NULL,
  shipment_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  UNIQUE (effect_key, shard)
);
CREATE INDEX ledger_transactions_shipment ON ledger_transactions (shipment_id);

CREATE TYPE ledger_account AS ENUM ('receivable', 'revenue', 'cash_with_courier', 'bank', 'provider', 'refunds');
CREATE TABLE ledger_entries (
  transaction_id uuid NOT NULL,
  shard smallint NOT NULL,
  entry_no smallint NOT NULL,
  account ledger_account NOT NULL,
  -- debit positive, credit negative
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  currency char(3) NOT NULL,
  PRIMARY KEY (transaction_id, entry_no, shard),
  FOREIGN KEY (transaction_id, shard) REFERENCES ledger_transactions (id, shard)
);

CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries
    WHERE transaction_id = NEW.transaction_id AND shard = NEW.shard
    GROUP BY currency HAVING sum(amount_cents) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transaction % does not balance', NEW.transaction_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_must_balance();

GRANT SELECT, INSERT ON drafts, charge_lines, ledger_transactions, ledger_entries TO waypost_api, waypost_worker;
GRANT DELETE, UPDATE (recipient_email, recipient_address) ON drafts TO waypost_worker;
GRANT SELECT, INSERT, UPDATE ON booking_attempts TO waypost_api, waypost_worker;
GRANT SELECT ON drafts, booking_attempts, charge_lines, ledger_transactions, ledger_entries TO waypost_readonly;
