-- no-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS customer_addresses_default ON customer_addresses (customer_id)
  WHERE is_default;
