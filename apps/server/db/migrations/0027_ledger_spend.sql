-- no-transaction
-- What an account spent: charges less what was cancelled and given back, by the time of recording.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_spend ON ledger_entries (customer_id, recorded_at)
  INCLUDE (amount_cents, currency) WHERE customer_id IS NOT NULL AND account IN ('revenue', 'refunds');
