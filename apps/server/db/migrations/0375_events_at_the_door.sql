-- How a piece was handed over at the door, and why not, in fixed words of the domain. Public, and never a name: who took it
-- stays in event_private.
ALTER TABLE tracking_events
  ADD COLUMN handover text,
  ADD COLUMN detail text;
