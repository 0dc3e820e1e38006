-- The feed of one type, and that of one shipment. An index of a partitioned table cannot be built concurrently: while
-- it is, events wait, which jobs write and write again.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX account_events_type ON account_events (customer_id, type, written_by, id);
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX account_events_shipment ON account_events (shipment_id, written_by, id)
  WHERE shipment_id IS NOT NULL;
