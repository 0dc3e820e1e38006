-- The owner of a telephone number answered STOP.
ALTER TYPE undeliverable_reason ADD VALUE IF NOT EXISTS 'stop' AFTER 'complaint';

-- When a message came back that might arrive the next time. Counted by address: so many in a row mark it.
ALTER TABLE mail_returns ADD COLUMN soft_returned_at timestamptz;

-- The api takes in reports and replies of the text provider.
GRANT UPDATE (soft_returned_at) ON mail_returns TO waypost_worker, waypost_api;
GRANT SELECT ON mail_returns TO waypost_api;
GRANT INSERT ON undeliverable_addresses TO waypost_api;
GRANT UPDATE (state) ON outbox_mails TO waypost_api;
