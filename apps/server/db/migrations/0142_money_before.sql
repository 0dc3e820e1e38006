-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Postings of before the trigger. One that was posted since has its mark already; nothing takes marks away
-- until the release that counts them runs.
INSERT INTO posting_marks (transaction_id, shard) SELECT id, shard FROM ledger_transactions
ON CONFLICT DO NOTHING;

-- the rows behind the revenue of a day
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_revenue
  ON ledger_entries (recorded_at, transaction_id, entry_no) WHERE account IN ('revenue', 'refunds');

-- the rows behind the cash of a courier
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_cash
  ON ledger_entries ((coalesce(holder, '')), recorded_at, transaction_id, entry_no)
  WHERE account = 'cash_with_courier';

-- what is owed, by how long it has been due
CREATE INDEX CONCURRENTLY IF NOT EXISTS statements_due ON statements (due_at, id) INCLUDE (open_cents)
  WHERE paid_at IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS statements_paid ON statements (paid_at, id)
  INCLUDE (charged_cents, credited_cents) WHERE paid_at IS NOT NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS refunds_state ON refunds (state, updated_at, id)
  INCLUDE (amount_cents);

CREATE INDEX CONCURRENTLY IF NOT EXISTS payment_disputes_state ON payment_disputes (state, updated_at, id)
  INCLUDE (amount_cents);

-- what is still owed of statements that were issued before
UPDATE statements s SET open_cents = owed.cents
FROM (
  SELECT l.statement_id, l.shard, sum((
    SELECT greatest(0, coalesce(sum(e.amount_cents), 0)) FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE t.shipment_id = l.shipment_id AND e.account = 'receivable' AND e.currency = 'EUR')) AS cents
  FROM statement_lines l WHERE l.open_cents > 0 GROUP BY l.statement_id, l.shard
) AS owed
WHERE s.id = owed.statement_id AND s.shard = owed.shard AND s.paid_at IS NULL;
