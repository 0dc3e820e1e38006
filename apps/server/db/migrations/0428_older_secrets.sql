-- Secrets that were replaced while an earlier one still signed: a receiver may have any of them. Sealed like the others, they
-- sign until previous_until.
ALTER TABLE webhook_endpoints ADD COLUMN older_secrets bytea[] NOT NULL DEFAULT '{}';
