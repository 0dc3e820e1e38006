-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- What programs noted of the shipments of an account that is erased.
CREATE INDEX CONCURRENTLY IF NOT EXISTS program_shipments_customer ON program_shipments (customer_id);
