-- no-transaction
-- squawk-ignore-file ban-concurrent-index-creation-in-transaction
-- What the console lists and searches. One expression serves both rules of the search: a part of
-- three characters or more anywhere, a shorter one at the beginning of a word. Without fastupdate: a
-- list of pending entries would be read by every search.
CREATE INDEX CONCURRENTLY IF NOT EXISTS customers_search ON customers
  USING gin ((' ' || lower(name || ' ' || company || ' ' || email)) gin_trgm_ops)
  WITH (fastupdate = off) WHERE erased_at IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS customers_newest ON customers (created_at DESC, id DESC)
  WHERE erased_at IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS customers_last_seen ON customers
  (coalesce(last_login_at, '-infinity') DESC, id DESC) WHERE erased_at IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS customers_deactivated ON customers (created_at DESC, id DESC)
  WHERE deactivated_at IS NOT NULL AND erased_at IS NULL;

CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_newest ON outbox_mails
  (created_at DESC, effect_key DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_template ON outbox_mails
  (template, created_at DESC, effect_key DESC);

CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_mails_unsent ON outbox_mails
  (created_at DESC, effect_key DESC) WHERE state <> 'sent';

CREATE INDEX CONCURRENTLY IF NOT EXISTS newsletter_consents_newest ON newsletter_consents
  (state, requested_at DESC, id DESC);
