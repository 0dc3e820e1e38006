-- no-transaction
-- What is on its way for a customer, by the day it is due.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_list_own_due ON shipment_list (customer_id, due_on, shipment_id)
  WHERE customer_id IS NOT NULL AND status NOT IN ('Delivered', 'Cancelled');
