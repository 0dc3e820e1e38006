-- Events of staff: who wrote them, and the days of delivery that a NOTED names.

ALTER TYPE event_code ADD VALUE IF NOT EXISTS 'NOTED' AFTER 'RETURN_STARTED';
ALTER TABLE tracking_events
  ADD COLUMN earliest_on date,
  ADD COLUMN latest_on date,
  -- its note in event_private is for everybody; set by staff alone
  ADD COLUMN note_is_public boolean;
ALTER TABLE event_private ADD COLUMN staff_id uuid;

-- What no device says: our own cancellations have always come from 0, events of staff come from -1.
INSERT INTO sources (id, name, kind) OVERRIDING SYSTEM VALUE
VALUES (0, 'Waypost', 'system'), (-1, 'Staff', 'staff');
