import { randomBytes, randomUUID } from 'node:crypto';
import { makeContainerCode } from '@waypost/domain/container-code';
import { seededRandom } from '@waypost/domain/simulation';
import type { PageLocale } from '@waypost/i18n/locales';
import type pg from 'pg';
import type { FieldWorker } from '../../installation/field-phone.ts';
import {
  drawShipment,
  insertShipments,
  type NewShipment,
} from '../../installation/insert-shipments.ts';
import type { Installation } from '../../installation/installation.ts';
import { plantHub } from '../../installation/plant-hub.ts';
import { prepareField } from '../../installation/prepare-field.ts';
import { standInHub } from '../../installation/stand-in-hub.ts';

/** What one language uses up on its way through the pages. */
export type Material = {
  /** Of two pieces, which the hub expects. */
  expected: string;
  held: string;
  /** A number that nobody knows. */
  stray: string;
  /** On the round, each the one parcel of somebody: signed for, with a code and cash; and without. */
  door: { number: string; name: string };
  absent: { number: string; name: string };
  /** A label that was not used yet. */
  container: string;
  /** On its way to the hub, with one container. */
  trip: { id: string; container: string };
};

export type FieldToWalk = {
  enrolUrl: string;
  worker: FieldWorker;
  /** Whose cash is counted. */
  colleague: FieldWorker;
  hubId: string;
  otherHubId: string;
  roundId: string;
  staffCookie: string;
  db: pg.Client;
  materials: ReadonlyMap<PageLocale, Material>;
};

/** Somebody with every right, a colleague, and a round with two stops for each language. */
export async function prepareFieldToWalk(
  installation: Installation,
  origin: string,
  locales: readonly PageLocale[],
): Promise<FieldToWalk> {
  const db = await installation.connect('superuser');
  const rights = ['hub', 'drive', 'cash'];
  const field = await prepareField({ installation, db }, origin, rights, ['Bruno Bag']);
  const [, colleague] = field.people;
  if (colleague === undefined) throw new Error('nobody else works there');
  const otherHubId = await plantHub(db, 'LIS');
  const random = seededRandom(7, 1);
  const dayBefore = Date.now() - 86_400_000;
  const draw = (pieces: number) => drawShipment(random, dayBefore, pieces);
  const materials = new Map<PageLocale, Material>();
  for (const locale of locales) {
    const shipments = [draw(2), draw(1), draw(2), draw(1)] as const;
    await insertShipments(db, shipments);
    const [expected, held, door, absent] = shipments;
    await expectInHub(db, field.hubId, expected);
    await db.query(`UPDATE shipments SET hold = 'awaiting_payment' WHERE id = $1`, [held.id]);
    const names = { door: `Doris (${locale})`, absent: `Abel (${locale})` };
    await standInHub(db, field.hubId, door, {
      isCod: true,
      dueCents: 2_350,
      insured: true,
      recipient: { name: names.door, email: 'doris@people.example' },
    });
    await standInHub(db, field.hubId, absent, {
      recipient: { name: names.absent, email: 'abel@people.example' },
    });
    materials.set(locale, {
      expected: expected.trackingNumber,
      held: held.trackingNumber,
      stray: draw(1).trackingNumber,
      door: { number: door.trackingNumber, name: names.door },
      absent: { number: absent.trackingNumber, name: names.absent },
      container: makeContainerCode(randomBytes(5)),
      trip: await sendTrip(db, otherHubId, field.hubId),
    });
  }
  const numbers = [...materials.values()].flatMap(({ door, absent }) => [
    door.number,
    absent.number,
  ]);
  const roundId = await field.release(numbers);
  return { ...field, colleague, otherHubId, roundId, db, materials };
}

/** As the worker counts what is on its way. */
async function expectInHub(db: pg.Client, hubId: string, shipment: NewShipment): Promise<void> {
  await standInHub(db, hubId, shipment);
  await db.query(
    `INSERT INTO live_shipments (shipment_id, shard, service, status, lane, phase, hub_id, pieces, weight_grams)
     VALUES ($1, $2, 'express', 'In Transit', 'NL-FR', 'under_way', $3, $4, 1500)`,
    [shipment.id, shipment.shard, hubId, shipment.pieceCount],
  );
}

async function sendTrip(db: pg.Client, fromHubId: string, toHubId: string) {
  const trip = { id: randomUUID(), container: makeContainerCode(randomBytes(5)) };
  await db.query(
    `WITH trip AS (
       INSERT INTO trips (id, hub_id, to_hub_id, vehicle, state, departed_at)
       VALUES ($1, $3, $4, '1-ABC-234', 'departed', now()) RETURNING id
     ), container AS (
       INSERT INTO containers (id, code, kind, state, state_at, hub_id, packing_hub_id, to_hub_id, declared, opened_at)
       VALUES (gen_random_uuid(), $2, 'cage', 'departed', now(), $3, $3, $4, true, now()) RETURNING id
     )
     INSERT INTO trip_containers (trip_id, container_id, loaded_at) SELECT trip.id, container.id, now()
     FROM trip, container`,
    [trip.id, trip.container, fromHubId, toHubId],
  );
  return trip;
}

/** As if the colleague had declared it at another phone. */
export async function declareByColleague(
  { db, colleague, hubId }: FieldToWalk,
  cents: number,
): Promise<string> {
  const countId = randomUUID();
  await db.query(
    `WITH count AS (
       INSERT INTO cash_counts (id, person_id, shift_id, hub_id)
       SELECT $1, $2, id, $3 FROM shifts LIMIT 1 RETURNING id
     )
     INSERT INTO cash_count_lines (count_id, currency, declared_cents) SELECT id, 'EUR', $4 FROM count`,
    [countId, colleague.id, hubId, cents],
  );
  return countId;
}
