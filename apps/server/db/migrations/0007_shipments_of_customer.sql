-- no-transaction
CREATE INDEX CONCURRENTLY shipments_customer ON shipments (customer_id, booked_at DESC) WHERE customer_id IS NOT NULL;
