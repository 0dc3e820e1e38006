-- Keys of customers say what they act on, from where they may be used, and what they may spend a day.
ALTER TABLE customer_keys
  -- real shipments and money, or test data
  ADD COLUMN mode text NOT NULL DEFAULT 'live' CHECK (mode IN ('live', 'test')),
  -- in CIDR notation; none: from everywhere
  ADD COLUMN allowed_networks text[] NOT NULL DEFAULT '{}',
  -- of what it books in a day of UTC; null: no limit but that of the account
  ADD COLUMN spend_cap_cents bigint CHECK (spend_cap_cents > 0);

-- Which key booked: what it spends is counted from these rows, so that nothing can drift.
ALTER TABLE booking_attempts ADD COLUMN key_id uuid;
