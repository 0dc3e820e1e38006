-- Rows of emails that nobody asks about any more are deleted by the worker.
GRANT DELETE ON outbox_mails TO waypost_worker;

-- Rows are only added to these: without a vacuum of their own the first one comes after hundreds of millions,
-- and freezes all of them at once.
ALTER TABLE audit_log SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000000);
ALTER TABLE ledger_transactions SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000000);
ALTER TABLE ledger_entries SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000000);
