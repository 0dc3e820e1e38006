-- The line of a bank's file that is the money of a bag, for each of its currencies.
ALTER TABLE cash_deposit_lines ADD COLUMN bank_line_id uuid;
GRANT UPDATE (bank_line_id) ON cash_deposit_lines TO waypost_api;
-- files of the bank are matched by the worker
GRANT UPDATE (received_cents, bank_line_id) ON cash_deposit_lines TO waypost_worker;
GRANT UPDATE (received_by, received_at) ON cash_deposits TO waypost_worker;
