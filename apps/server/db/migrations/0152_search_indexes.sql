-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction
-- What the worker still has to write again; empty afterwards.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_search_recipient_only ON shipment_search (shipment_id)
  WHERE parties = 1;

-- Customers by name, company, email, phone (as typed and its digits) and address. It takes the place of
-- customers_search, which the release before uses.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customers_found ON customers
  USING gin ((' ' || lower(name || ' ' || company || ' ' || email || ' ' || phone || ' ' ||
    regexp_replace(phone, '\D', '', 'g') || ' ' || address_line1 || ' ' || address_line2 || ' ' ||
    postal_code || ' ' || city)) gin_trgm_ops)
  WITH (fastupdate = off) WHERE erased_at IS NULL;

-- Pickups by their address; by their number there is an index already.
CREATE INDEX CONCURRENTLY IF NOT EXISTS pickups_address ON pickups
  USING gin ((' ' || lower(address_text)) gin_trgm_ops) WITH (fastupdate = off);
