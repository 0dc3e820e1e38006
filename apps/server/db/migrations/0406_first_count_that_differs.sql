-- When a cashier first counted something else than was declared: after that only a recount decides.
ALTER TABLE cash_counts ADD COLUMN differed_at timestamptz;
GRANT UPDATE (differed_at) ON cash_counts TO waypost_api;
-- to lock what somebody who has left still holds
GRANT UPDATE (since) ON courier_cash TO waypost_worker;
