-- What a courier collected is believed when the key may collect (`cash:write`). The scans of other keys are
-- kept, and their cash goes to the desk.

ALTER TYPE desk_kind ADD VALUE IF NOT EXISTS 'cash_differs' AFTER 'paid_twice';

-- True for what is there already: it has been posted.
ALTER TABLE event_private ADD COLUMN may_collect boolean NOT NULL DEFAULT true;

-- Drivers collect at the door, and the simulator plays them. Hubs, partners and programs do not: they get a
-- key that may when somebody decides it.
UPDATE api_keys SET scopes = array_append(scopes, 'cash:write')
FROM sources
WHERE sources.id = api_keys.source_id AND sources.kind IN ('driver', 'simulator')
  AND 'scans:write' = ANY (scopes) AND NOT 'cash:write' = ANY (scopes);
