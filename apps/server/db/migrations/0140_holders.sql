-- squawk-ignore-file ban-drop-not-null
-- Money that is about no shipment, such as a line of the bank that nobody has matched yet.
ALTER TABLE ledger_transactions ALTER COLUMN shipment_id DROP NOT NULL;

-- Who holds the part of the account that an entry moves: `source:12` for cash of a courier, by the source of
-- the scans, and `bank_line:{id}` for a line of the bank. Empty where an account has no such parts.
ALTER TABLE ledger_entries ADD COLUMN holder text;

-- what came to the bank and is matched with nothing owed yet
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'unmatched_transfers' AFTER 'bank';
