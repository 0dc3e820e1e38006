-- Events of staff: who wrote them, and the days of delivery that a NOTED names.

ALTER TYPE event_code ADD VALUE IF NOT EXISTS 'NOTED';
ALTER TABLE tracking_events ADD COLUMN earliest_on date, ADD COLUMN latest_on date;
ALTER TABLE event_private ADD COLUMN staff_id uuid;

-- Staff has no device of its own: all its events come from here.
INSERT INTO sources (id, name, kind) OVERRIDING SYSTEM VALUE VALUES (-1, 'Staff', 'staff');
