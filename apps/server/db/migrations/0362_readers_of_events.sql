-- The worker looks whether anybody still reads the events of an account.
GRANT SELECT (mode, revoked_at) ON customer_keys TO waypost_worker;
