-- no-transaction
-- The list of one account with what is searched in it: a word that no row holds is looked for in the
-- entries of that account alone, not in the table. The text is 553 characters at most, at most 2,212
-- bytes; an entry may have 2,704.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipment_list_own ON shipment_list (customer_id, shipment_id DESC)
  INCLUDE (shard, booked_at, status, service, search_text) WHERE customer_id IS NOT NULL;
