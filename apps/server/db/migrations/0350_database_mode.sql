-- Whether the rows of this database are real or those of test mode (decision 140). `migrate` says it once;
-- api and worker refuse a database that says something else than their settings.
CREATE TABLE database_mode (
  mode text PRIMARY KEY CHECK (mode IN ('live', 'test')),
  is_only boolean NOT NULL DEFAULT true UNIQUE CHECK (is_only)
);
GRANT SELECT ON database_mode TO waypost_api, waypost_worker, waypost_readonly;

-- Emails and texts of test mode: kept to be looked at, never sent. Always empty in a live database.
CREATE TABLE test_mails (
  id uuid NOT NULL,
  shard smallint NOT NULL,
  customer_id uuid NOT NULL,
  channel outbox_channel NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  message_id text NOT NULL,
  kept_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (id, shard),
  FOREIGN KEY (customer_id, shard) REFERENCES customers (id, shard) ON DELETE CASCADE
);
CREATE UNIQUE INDEX test_mails_message ON test_mails (customer_id, message_id, shard);
CREATE INDEX test_mails_newest ON test_mails (customer_id, id DESC);
CREATE INDEX test_mails_oldest ON test_mails (kept_at);
GRANT SELECT ON test_mails TO waypost_api;
GRANT SELECT, INSERT, DELETE ON test_mails TO waypost_worker;
