-- Owed on the monthly statement, by customers with a credit limit.
ALTER TYPE payment_method ADD VALUE IF NOT EXISTS 'on_account' AFTER 'cod';
