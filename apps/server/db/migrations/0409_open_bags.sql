-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- A line of the bank is one bag at most.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS cash_deposit_lines_bank_line
  ON cash_deposit_lines (bank_line_id) WHERE bank_line_id IS NOT NULL;

-- Bags that no line of the bank is known to be, by what the bank counted or should count.
CREATE INDEX CONCURRENTLY IF NOT EXISTS cash_deposit_lines_open
  ON cash_deposit_lines (currency, coalesce(received_cents, cents)) WHERE bank_line_id IS NULL;
