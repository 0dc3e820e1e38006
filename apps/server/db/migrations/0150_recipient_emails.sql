-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction
-- Emails to a recipient are found by the address, as those to a shipper are by shipment_parties_shipper.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_parties_recipient ON shipment_parties
  (lower(email COLLATE "C")) WHERE role = 'recipient' AND email <> '';
