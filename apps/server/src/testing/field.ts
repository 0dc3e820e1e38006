import { randomBytes, randomUUID } from 'node:crypto';
import type { FieldDeviceKind, FieldRight } from '@waypost/contract';
import { localTime } from '@waypost/domain/delivery-dates';
import { sql } from 'kysely';
import { COOKIES } from '../platform/http/cookies.ts';
import { hashSecret, newSessionSecret } from '../platform/random.ts';
import type { TestServer } from './test-server.ts';

type InField = {
  kind?: FieldDeviceKind;
  /** Of the person whose shift goes on at the device; without it nobody's does. */
  rights?: readonly FieldRight[] | undefined;
  hubId?: string | undefined;
};

export async function insertHub(server: TestServer, change: { code?: string } = {}) {
  const id = randomUUID();
  const code = change.code ?? randomBytes(4).toString('hex').toUpperCase();
  await sql`INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
    VALUES (${id}, ${code}, 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`.execute(
    server.owner.db,
  );
  return id;
}

/** An enrolled device, with the shift of a new person if it names rights: 5 ms instead of a PIN's hash. */
export async function insertFieldDevice(server: TestServer, asked: InField = {}) {
  const { db } = server.owner;
  const { kind = 'hub', rights, hubId = await insertHub(server) } = asked;
  const [deviceId, personId, shiftId] = [randomUUID(), randomUUID(), randomUUID()];
  const [secret, shiftSecret] = [newSessionSecret(0), newSessionSecret(0)];
  const { rows } = await sql<{ sourceId: number }>`
    WITH source AS (
      INSERT INTO sources (name, kind, hub_id)
      VALUES (${`Phone ${deviceId}`}, ${kind}, ${kind === 'hub' ? hubId : null}) RETURNING id
    ), person AS (
      INSERT INTO field_people (id, hub_id, name, rights, badge_hash, pin_hash)
      VALUES (${personId}, ${hubId}, 'Fiona Field', ${[...(rights ?? [])]}, ${randomBytes(32)}, '')
    ), shift AS (
      INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, ends_at)
      SELECT ${shiftId}, ${deviceId}, id, ${personId}, ${hubId}, ${hashSecret(shiftSecret)},
        now() + interval '14 hours' FROM source WHERE ${rights !== undefined}
    )
    INSERT INTO field_devices (id, source_id, hub_id, secret_hash, secret_since, created_by, last_seen_at)
    SELECT ${deviceId}, id, ${hubId}, ${hashSecret(secret)}, now(), gen_random_uuid(), now()
    FROM source RETURNING source_id`.execute(db);
  const sourceId = rows[0]?.sourceId ?? 0;
  const cookie = [
    `${COOKIES.device}=${secret}`,
    ...(rights === undefined ? [] : [`${COOKIES.shift}=${shiftSecret}`]),
  ].join('; ');
  return { deviceId, sourceId, personId, shiftId, hubId, headers: { cookie } };
}

/** The local day at a hub: another one than in UTC for an hour or two each night. */
export function todayIn(timeZone: string): string {
  return localTime(new Date(), timeZone).day;
}
