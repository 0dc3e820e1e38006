-- no-transaction
-- Bookings that wait for a code or for money: they expire.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipments_on_hold ON shipments (booked_at) WHERE hold IS NOT NULL;
