-- no-transaction
-- Which bookings a verified address made as a guest. The C locale lowers A to Z alone, as addresses
-- are compared everywhere else.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_parties_shipper ON shipment_parties (lower(email COLLATE "C"))
  WHERE role = 'shipper' AND email <> '';
