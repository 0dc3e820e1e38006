-- no-transaction
-- shipment_list_own has all of it.
DROP INDEX CONCURRENTLY IF EXISTS shipment_list_customer;
