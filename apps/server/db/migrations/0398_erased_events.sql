-- The worker erases the events of an account in slices.
GRANT DELETE ON account_events TO waypost_worker;
