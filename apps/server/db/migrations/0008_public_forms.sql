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
