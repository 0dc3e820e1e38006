-- Staff settles scans of numbers that nobody booked. A dismissed one is kept: should its number appear after
-- all, it is applied.
ALTER TABLE unmatched_scans ADD COLUMN dismissed_as text;
GRANT UPDATE (dismissed_as) ON unmatched_scans TO waypost_api;
