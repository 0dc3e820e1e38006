-- Owners of API keys are notified by email before a key ends, and when nothing has used it for 90 days.
ALTER TABLE customer_keys
  -- the end that the owner was notified of
  ADD COLUMN expiry_notified_for timestamptz,
  -- when the owner was last notified that nothing uses the key
  ADD COLUMN unused_notified_at timestamptz,
  -- when the key is next judged by its last use; null once it has ended. Keys that exist now are judged at once.
  -- An index over last_used_at would make each use of a key write to every index of the table.
  ADD COLUMN judge_use_at timestamptz DEFAULT now();
ALTER TABLE customer_keys ALTER COLUMN judge_use_at SET DEFAULT now() + interval '90 days';

GRANT SELECT (name, last_used_at, expiry_notified_for, unused_notified_at, judge_use_at),
  UPDATE (expiry_notified_for, unused_notified_at, judge_use_at) ON customer_keys TO waypost_worker;
