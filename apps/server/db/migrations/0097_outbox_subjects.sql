-- What an email is about, from which it can be written again. It was read from the effect key before, and
-- still is in rows without a subject.
ALTER TABLE outbox_mails ADD COLUMN subject jsonb;
