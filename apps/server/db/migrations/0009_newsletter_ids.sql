-- no-transaction
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS newsletter_consents_id ON newsletter_consents (id);
