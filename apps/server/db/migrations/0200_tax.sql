-- Revenue and refunds keep the amounts with tax. Of those, `tax` is owed to the state and `tax_in_revenue` takes it
-- out of revenue; `tax_rounding` is the difference between the tax of an invoice and that of its shipments.
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'tax' AFTER 'chargebacks';
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'tax_in_revenue' AFTER 'tax';
ALTER TYPE ledger_account ADD VALUE IF NOT EXISTS 'tax_rounding' AFTER 'tax_in_revenue';

-- Of entries of revenue, refunds and tax: S, AE, G. Null before there was tax, and where a tariff has none.
ALTER TABLE ledger_entries ADD COLUMN tax_code text;

-- The tax within what a line charges less what it gives back. Null on statements of before.
ALTER TABLE statement_lines ADD COLUMN tax_code text;
ALTER TABLE statement_lines ADD COLUMN tax_rate_per_mille integer;
ALTER TABLE statement_lines ADD COLUMN tax_cents bigint;

-- The VAT number that staff found to be right. Another number is not confirmed by it, nor is an erased one.
ALTER TABLE customers ADD COLUMN vat_confirmed text;
ALTER TABLE customers ADD COLUMN vat_confirmed_at timestamptz;
GRANT SELECT (vat_confirmed) ON customers TO waypost_worker;

CREATE FUNCTION forget_vat_confirmation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vat_confirmed := NULL;
  NEW.vat_confirmed_at := NULL;
  RETURN NEW;
END
$$;
CREATE TRIGGER customers_vat_confirmed BEFORE UPDATE OF vat_id ON customers
  FOR EACH ROW WHEN (NEW.vat_id <> OLD.vat_id) EXECUTE FUNCTION forget_vat_confirmation();
