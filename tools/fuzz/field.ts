import { COOKIES, drawSecret } from '../installation/people.ts';
import type { FuzzSetting } from './fuzz-setting.ts';
import type { Person } from './person.ts';

/** Somebody with every right, each at a device of their own: some requests end the shift they come with. */
export async function makeFieldPeople({ db }: FuzzSetting, count: number): Promise<Person[]> {
  const devices = Array.from({ length: count }, () => drawSecret(32));
  const shifts = Array.from({ length: count }, () => drawSecret(32));
  const hashes = [devices.map(({ hash }) => hash), shifts.map(({ hash }) => hash)];
  await db.query(
    `WITH hub AS (
       INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
       VALUES (gen_random_uuid(), 'FUZZ', 'Fuzz', 'Ghent', 'BE', 51, 3.7, 'Europe/Brussels')
       ON CONFLICT (code) DO UPDATE SET name = excluded.name RETURNING id
     ), drawn AS (
       SELECT gen_random_uuid() AS device_id, gen_random_uuid() AS person_id, hub.id AS hub_id,
         device_hash, shift_hash
       FROM hub, unnest($1::bytea[], $2::bytea[]) AS secret (device_hash, shift_hash)
     ), source AS (
       INSERT INTO sources (name, kind) SELECT device_id::text, 'driver' FROM drawn RETURNING id, name
     ), person AS (
       INSERT INTO field_people (id, hub_id, name, rights, badge_hash, pin_hash)
       SELECT person_id, hub_id, 'Fiona Field', '{hub,drive,cash}', device_hash, '' FROM drawn
     ), device AS (
       INSERT INTO field_devices (id, source_id, hub_id, secret_hash, secret_since, created_by,
         last_seen_at)
       SELECT device_id, source.id, hub_id, device_hash, now(), gen_random_uuid(), now()
       FROM drawn JOIN source ON source.name = device_id::text
     )
     INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, ends_at)
     SELECT gen_random_uuid(), device_id, source.id, person_id, hub_id, shift_hash,
       now() + interval '14 hours'
     FROM drawn JOIN source ON source.name = device_id::text`,
    hashes,
  );
  return devices.map(({ secret }, at) => ({
    headers: { cookie: `${COOKIES.device}=${secret}; ${COOKIES.shift}=${shifts[at]?.secret}` },
    values: {},
  }));
}
