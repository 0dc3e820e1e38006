import { randomBytes, randomUUID } from 'node:crypto';
import type { SeededRandom } from '@waypost/domain/simulation';
import type pg from 'pg';
import type { Call } from '../../installation/book-parcel.ts';
import { drawSecret } from '../../installation/people.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import { postOwed } from '../../installation/post-owed.ts';

export interface Phone {
  call: Call;
  personId: string;
  sourceId: number;
}

/** An enrolled device with the shift of somebody who began it an hour ago. */
export async function makePhone(
  db: pg.Client,
  call: Call,
  asked: { hubId: string; kind: 'hub' | 'driver'; rights: readonly string[] },
): Promise<Phone> {
  const { hubId, kind, rights } = asked;
  const [deviceId, personId] = [randomUUID(), randomUUID()];
  const [device, shift] = [drawSecret(32), drawSecret(32)];
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO sources (name, kind, hub_id) VALUES ('Phone ' || $1, $2, $3) RETURNING id`,
    [deviceId, kind, kind === 'hub' ? hubId : null],
  );
  const sourceId = rows[0]?.id ?? 0;
  await db.query(
    `INSERT INTO field_people (id, hub_id, name, rights, badge_hash, pin_hash)
     VALUES ($1, $2, 'Fiona Field', $3, $4, '')`,
    [personId, hubId, rights, randomBytes(32)],
  );
  await db.query(
    `INSERT INTO field_devices (id, source_id, hub_id, secret_hash, secret_since, created_by, last_seen_at)
     VALUES ($1, $2, $3, $4, now(), gen_random_uuid(), now())`,
    [deviceId, sourceId, hubId, device.hash],
  );
  await db.query(
    `INSERT INTO shifts (id, device_id, source_id, person_id, hub_id, secret_hash, began_at, ends_at)
     VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, now() - interval '1 hour', now() + interval '13 hours')`,
    [deviceId, sourceId, personId, hubId, shift.hash],
  );
  const cookie = `__Host-waypost-device=${device.secret}; __Host-waypost-shift=${shift.secret}`;
  return { call: { ...call, headers: { ...call.headers, cookie } }, personId, sourceId };
}

/** To be paid at the door. */
export async function makeOwed(
  db: pg.Client,
  random: SeededRandom,
  count: number,
): Promise<(NewShipment & { owedCents: number })[]> {
  const shipments = Array.from({ length: count }, () => ({
    ...drawShipment(random, Date.now() - 86_400_000, 1),
    owedCents: 100 + random.below(50_000),
  }));
  await insertShipments(db, shipments);
  await postOwed(db, shipments);
  return shipments;
}
