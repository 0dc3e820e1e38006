-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipments_customer ON shipments (customer_id, booked_at DESC)
  WHERE customer_id IS NOT NULL;
