-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction

-- Whether somebody booked a quote.
CREATE INDEX CONCURRENTLY IF NOT EXISTS shipments_quote ON shipments (quote_id);

-- What is to be erased after a day: a draft leaves this index when it is deleted, or booked and emptied.
CREATE INDEX CONCURRENTLY IF NOT EXISTS drafts_to_erase ON drafts (created_at) WHERE recipient_email <> '';

DROP INDEX CONCURRENTLY IF EXISTS drafts_created;
