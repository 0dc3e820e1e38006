-- How staff plans the pickups of a city. A city without a row has the places of the settings, and its pickups
-- are confirmed at once.
CREATE TABLE pickup_cities (
  -- country and folded city, as pickups have it
  area text PRIMARY KEY,
  country char(2) NOT NULL,
  city text NOT NULL,
  -- {"09:00-13:00": [30, 20, null, null, 40, null, null]}: Monday first; null is the number of the settings
  places jsonb NOT NULL,
  -- a request waits for staff instead of being confirmed by a job
  staff_confirms boolean NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- The release before reads pickup_capacity, one number for every window and day. It stays for as long.
INSERT INTO pickup_cities (area, country, city, places, staff_confirms)
SELECT own.area, split_part(own.area, ':', 1), initcap(split_part(own.area, ':', 2)),
  (SELECT jsonb_object_agg(offered ->> 'window', to_jsonb(array_fill(own.places::integer, ARRAY[7])))
   FROM (SELECT document FROM settings_versions ORDER BY version DESC LIMIT 1) newest,
     jsonb_array_elements(newest.document -> 'pickupWindows') offered),
  false
FROM pickup_capacity own
WHERE own.area LIKE '__:%' AND EXISTS (SELECT 1 FROM settings_versions);

GRANT SELECT, INSERT, UPDATE (city, places, staff_confirms, revision, changed_at) ON pickup_cities
  TO waypost_api;
GRANT SELECT ON pickup_cities TO waypost_worker, waypost_readonly;

ALTER TABLE pickups
  -- as it was written; null for those made before
  ADD COLUMN city text,
  -- of the address it was requested for
  ADD COLUMN contact_phone text,
  -- what was asked for, where day and pickup_window are what is planned; null for those made before
  ADD COLUMN requested_day date,
  ADD COLUMN requested_window text,
  ADD COLUMN missed_reason text,
  -- of staff, for the courier
  ADD COLUMN staff_note text NOT NULL DEFAULT '',
  ADD CONSTRAINT pickups_missed_reason CHECK (missed_reason IS NULL OR status = 'Missed') NOT VALID;
ALTER TABLE pickup_rules
  ADD COLUMN city text,
  ADD COLUMN contact_phone text;

GRANT UPDATE (requested_day, requested_window) ON pickups TO waypost_customer;
GRANT UPDATE (missed_reason, staff_note) ON pickups TO waypost_api;
GRANT SELECT (city, requested_day, requested_window, missed_reason) ON pickups TO waypost_readonly;
GRANT SELECT (city) ON pickup_rules TO waypost_readonly;

-- Staff plans pickups of every customer, through the api, in transactions that say so. Any other one changes
-- those that a booking made, and no others.
CREATE POLICY staff_plans ON pickups FOR UPDATE TO waypost_api
  USING (current_setting('waypost.plans_pickups', true) = 'on')
  WITH CHECK (current_setting('waypost.plans_pickups', true) = 'on');
CREATE POLICY staff_plans ON pickup_shipments FOR DELETE TO waypost_api
  USING (current_setting('waypost.plans_pickups', true) = 'on');
