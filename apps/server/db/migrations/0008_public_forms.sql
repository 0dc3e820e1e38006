-- Consent to the newsletter belongs to an address, whoever asked: a customer or a visitor.

CREATE TYPE newsletter_source AS ENUM ('account', 'site');

-- Names the consent in links. The default serves the release before, which knows no id.
ALTER TABLE newsletter_consents ADD COLUMN id uuid;
ALTER TABLE newsletter_consents ALTER COLUMN id SET DEFAULT gen_random_uuid();
UPDATE newsletter_consents SET id = gen_random_uuid() WHERE id IS NULL;
-- few rows: one for each address that asked
-- squawk-ignore adding-not-nullable-field
ALTER TABLE newsletter_consents ALTER COLUMN id SET NOT NULL;

-- The address as it was typed in; null when the release before asked, and the key serves.
ALTER TABLE newsletter_consents ADD COLUMN email text;
ALTER TABLE newsletter_consents ADD COLUMN source newsletter_source NOT NULL DEFAULT 'account';
-- Counts the mails that were asked for: only the link in the newest one confirms.
ALTER TABLE newsletter_consents ADD COLUMN mails integer NOT NULL DEFAULT 0;

GRANT DELETE ON newsletter_consents TO waypost_worker;

CREATE TYPE contact_topic AS ENUM ('support', 'sales', 'partnerships');

-- What was written in the contact form. One writer for the whole network, like the inbox it goes to.
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  -- drawn by the form: posted twice, it is one message
  form_id uuid NOT NULL UNIQUE,
  reference text NOT NULL UNIQUE,
  topic contact_topic NOT NULL,
  -- empty once the person is erased, and the key null
  name text NOT NULL,
  email text NOT NULL,
  email_key text,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX contact_messages_email ON contact_messages (email_key);
CREATE INDEX contact_messages_created ON contact_messages (created_at);

GRANT SELECT, INSERT, UPDATE (name, email, email_key, message) ON contact_messages TO waypost_api;
GRANT SELECT, DELETE ON contact_messages TO waypost_worker;
GRANT SELECT (id, reference, topic, created_at) ON contact_messages TO waypost_readonly;
