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

export interface Phone {
  call: Call;
  personId: string;
  sourceId: number;
}

export async function makeHub(db: pg.Client): Promise<string> {
  const id = randomUUID();
  await db.query(
    `INSERT INTO hubs (id, code, name, city, country, lat, lon, time_zone)
     VALUES ($1, $2, 'Antwerp', 'Antwerp', 'BE', 51.2, 4.4, 'Europe/Brussels')`,
    [id, id.slice(0, 8).toUpperCase()],
  );
  return id;
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

/** To be paid at the door, as a booking posts it. */
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
  const columns = [
    shipments.map(({ id }) => id),
    shipments.map(({ shard }) => shard),
    shipments.map(({ owedCents }) => owedCents),
  ];
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO ledger_transactions (id, shard, effect_key, shipment_id)
     SELECT id, shard, 'booking:' || id, id FROM unnest($1::uuid[], $2::smallint[], $3::bigint[])
       AS made (id, shard, cents)`,
    columns,
  );
  await db.query(
    `INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
     SELECT id, shard, side.no, side.account::ledger_account, side.sign * cents, 'EUR'
     FROM unnest($1::uuid[], $2::smallint[], $3::bigint[]) AS made (id, shard, cents),
       (VALUES (1, 'receivable', 1), (2, 'revenue', -1)) AS side (no, account, sign)`,
    columns,
  );
  await db.query('COMMIT');
  return shipments;
}
