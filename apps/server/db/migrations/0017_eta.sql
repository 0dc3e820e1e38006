-- What a shipment's events say about its delivery (domain/tracking/outlook.ts), beside the
-- accumulator of the fold. Null for shipments stored before: theirs is derived when it is read.
-- due_on is the latest day expected, for lists of late shipments. Neither is indexed: an index on a
-- column that changes would end the HOT updates of the scan path.
ALTER TABLE shipment_state ADD COLUMN outlook text, ADD COLUMN due_on date;
