-- People who work in hubs and vans. They are not staff: a badge and a PIN, on a device that was enrolled.
CREATE TABLE field_people (
  id uuid PRIMARY KEY,
  -- where they usually work
  hub_id uuid NOT NULL,
  -- empty once erased
  name text NOT NULL,
  -- empty for the language of the device
  locale text NOT NULL DEFAULT '',
  rights text[] NOT NULL,
  -- keyed hash of the code on the card; a new card replaces it
  badge_hash bytea NOT NULL,
  -- argon2id of a keyed hash of the PIN; empty once erased
  pin_hash text NOT NULL,
  -- wrong PINs in a row; at five it is locked until staff unlocks it
  pin_failures smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  deactivated_at timestamptz,
  erased_at timestamptz
);
CREATE UNIQUE INDEX field_people_badge ON field_people (badge_hash);
CREATE INDEX field_people_hub ON field_people (hub_id, id DESC);
CREATE INDEX field_people_leaving ON field_people (deactivated_at)
  WHERE deactivated_at IS NOT NULL AND erased_at IS NULL;

GRANT SELECT, INSERT,
  UPDATE (hub_id, name, locale, rights, badge_hash, pin_hash, pin_failures, deactivated_at)
  ON field_people TO waypost_api;
GRANT SELECT (id, hub_id, rights, created_at, deactivated_at, erased_at),
  UPDATE (name, badge_hash, pin_hash, erased_at) ON field_people TO waypost_worker;
GRANT SELECT (id, hub_id, rights, created_at, deactivated_at, erased_at)
  ON field_people TO waypost_readonly;

-- Phones and scanners with a browser. Each is a source of scans; only what holds its secret acts as it.
CREATE TABLE field_devices (
  id uuid PRIMARY KEY,
  source_id integer NOT NULL,
  hub_id uuid NOT NULL,
  -- null until a browser was enrolled as it
  secret_hash bytea,
  secret_since timestamptz,
  -- the secret before, until the new one was used: the answer with the new one may be lost
  previous_hash bytea,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  revoked_reason text
);
CREATE UNIQUE INDEX field_devices_source ON field_devices (source_id);
CREATE UNIQUE INDEX field_devices_secret ON field_devices (secret_hash);
CREATE UNIQUE INDEX field_devices_previous ON field_devices (previous_hash);

GRANT SELECT, INSERT,
  UPDATE (secret_hash, secret_since, previous_hash, last_seen_at, revoked_at, revoked_by, revoked_reason)
  ON field_devices TO waypost_api;
GRANT SELECT (id, source_id, hub_id, created_at, last_seen_at, revoked_at)
  ON field_devices TO waypost_worker, waypost_readonly;

-- Codes that enrol a device: once, for 15 minutes.
CREATE TABLE field_enrolments (
  token_hash bytea PRIMARY KEY,
  device_id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- of the browser that used it, which may repeat its call
  attempt_id uuid
);
CREATE INDEX field_enrolments_device ON field_enrolments (device_id);
CREATE INDEX field_enrolments_expired ON field_enrolments (expires_at);

GRANT SELECT, INSERT, UPDATE (expires_at, used_at, attempt_id) ON field_enrolments TO waypost_api;
GRANT SELECT (device_id, expires_at), DELETE ON field_enrolments TO waypost_worker;

-- One person at one device, for 14 hours at most. Who made a scan is read from here, by its source and time.
CREATE TABLE shifts (
  id uuid PRIMARY KEY,
  device_id uuid NOT NULL,
  source_id integer NOT NULL,
  person_id uuid NOT NULL,
  hub_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  began_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE UNIQUE INDEX shifts_open ON shifts (device_id) WHERE ended_at IS NULL;
CREATE INDEX shifts_source ON shifts (source_id, began_at);
CREATE INDEX shifts_person ON shifts (person_id, began_at);
CREATE INDEX shifts_old ON shifts (began_at);

GRANT SELECT, INSERT, UPDATE (secret_hash, ended_at) ON shifts TO waypost_api;
GRANT SELECT (id, device_id, source_id, person_id, hub_id, began_at, ends_at, ended_at), DELETE
  ON shifts TO waypost_worker;
GRANT SELECT (id, device_id, source_id, person_id, hub_id, began_at, ends_at, ended_at)
  ON shifts TO waypost_readonly;

-- How a hub sorts, as versions that are added and never changed: lanes, and rules that lead to them.
CREATE TABLE sort_plans (
  hub_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  document jsonb NOT NULL,
  staff_id uuid NOT NULL,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hub_id, version)
);

GRANT SELECT, INSERT ON sort_plans TO waypost_api;
GRANT SELECT ON sort_plans TO waypost_worker, waypost_readonly;
