-- When a statement is to be reminded of next, and how often it was. Statements of before have no such day, and
-- are never reminded of.
ALTER TABLE statements ADD COLUMN reminders smallint NOT NULL DEFAULT 0;
ALTER TABLE statements ADD COLUMN remind_at timestamptz;
-- owed by this statement, and not at the door or before the shipment moves
ALTER TABLE statement_lines ADD COLUMN on_account boolean NOT NULL DEFAULT false;
GRANT UPDATE (reminders, remind_at) ON statements TO waypost_worker;
