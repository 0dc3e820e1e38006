-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- A day and a month of the whole ledger, which is written in the order of time: some kilobytes for a million rows.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_recorded ON ledger_entries USING brin (recorded_at);
