-- no-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS bulk_uploads_customer ON bulk_uploads (customer_id, created_at DESC, id DESC)
  WHERE customer_id IS NOT NULL;
