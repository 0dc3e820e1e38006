import type { PickupStatus } from '@waypost/domain/pickups';
import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

const COLUMNS = [
  'pickups.id',
  'pickups.shard',
  'pickups.publicId',
  'pickups.ruleId',
  'pickups.day',
  'pickups.pickupWindow',
  'pickups.startsAt',
  'pickups.endsAt',
  'pickups.cutOffAt',
  'pickups.addressId',
  'pickups.addressText',
  'pickups.country',
  'pickups.area',
  'pickups.timeZone',
  'pickups.instructions',
  'pickups.status',
  'pickups.closed',
  'pickups.revision',
  'pickups.contactPhone',
  'pickups.requestedDay',
  'pickups.requestedWindow',
  'pickups.missedReason',
  'pickups.staffNote',
  'pickups.createdAt',
] as const;

/** Pickups as they are shown: with the frequency of their rule and what is handed over. */
function shown(db: Db) {
  return db
    .selectFrom('pickups')
    .leftJoin('pickupRules', sameShard('pickupRules.id', 'pickups.ruleId'))
    .select(COLUMNS)
    .select(['pickupRules.frequency', sql<Date>`now()`.as('now')])
    .select((eb) =>
      eb
        .selectFrom('pickupShipments')
        .innerJoin('shipments', 'shipments.id', 'pickupShipments.shipmentId')
        .whereRef('pickupShipments.pickupId', '=', 'pickups.id')
        .select(
          sql<
            string[]
          >`coalesce(array_agg(shipments.tracking_number ORDER BY shipments.id), '{}')`.as(
            'numbers',
          ),
        )
        .as('shipments'),
    );
}

export async function findPickup(db: Db, customerId: string, publicId: string) {
  return shown(db)
    .where('pickups.customerId', '=', customerId)
    .where('pickups.publicId', '=', publicId)
    .executeTakeFirst();
}
export type PickupRow = NonNullable<Awaited<ReturnType<typeof findPickup>>>;

/** Bounded by how far ahead pickups can be requested and planned. */
const MAX_UPCOMING = 300;

export async function selectUpcoming(db: Db, customerId: string): Promise<PickupRow[]> {
  return shown(db)
    .where('pickups.customerId', '=', customerId)
    .where('pickups.endsAt', '>', sql<Date>`now()`)
    .orderBy('pickups.startsAt')
    .orderBy('pickups.id')
    .limit(MAX_UPCOMING)
    .execute();
}

/** Newest first; after `before` when it is given. */
export async function selectPast(
  db: Db,
  customerId: string,
  page: { before: string | undefined; limit: number },
): Promise<PickupRow[]> {
  const { before } = page;
  return shown(db)
    .where('pickups.customerId', '=', customerId)
    .where('pickups.endsAt', '<=', sql<Date>`now()`)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(pickups.starts_at, pickups.id) < (SELECT p.starts_at, p.id FROM pickups p
          WHERE p.public_id = ${before} AND p.customer_id = ${customerId})`,
      ),
    )
    .orderBy('pickups.startsAt', 'desc')
    .orderBy('pickups.id', 'desc')
    .limit(page.limit)
    .execute();
}

/** The latest day first. */
export async function selectPickups(
  db: Db,
  customerId: string,
  page: {
    after: { startsAt: string; id: string } | undefined;
    status: PickupStatus | undefined;
    limit: number;
  },
): Promise<PickupRow[]> {
  let query = shown(db).where('pickups.customerId', '=', customerId);
  if (page.after !== undefined) {
    const { startsAt, id } = page.after;
    query = query.where(
      sql<boolean>`(pickups.starts_at, pickups.id) < (${startsAt}::timestamptz, ${id}::uuid)`,
    );
  }
  if (page.status !== undefined) query = query.where('pickups.status', '=', page.status);
  return query
    .orderBy('pickups.startsAt', 'desc')
    .orderBy('pickups.id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function selectAllPickups(db: Db, customerId: string): Promise<PickupRow[]> {
  return shown(db)
    .where('pickups.customerId', '=', customerId)
    .orderBy('pickups.startsAt', 'desc')
    .execute();
}

export async function findByRequestKey(db: Db, customerId: string, key: string) {
  return db
    .selectFrom('pickups')
    .select(['publicId', 'requestHash'])
    .where('customerId', '=', customerId)
    .where('requestKey', '=', key)
    .executeTakeFirst();
}

/** Held until the transaction ends: concurrent changes wait. */
export async function lockPickup(db: Db, customerId: string, publicId: string) {
  return db
    .selectFrom('pickups')
    .select(COLUMNS)
    .where('customerId', '=', customerId)
    .where('publicId', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedPickup = NonNullable<Awaited<ReturnType<typeof lockPickup>>>;

/** Dates of a rule that can still be cancelled, in id order. */
export async function lockChangeableOfRule(db: Db, ruleId: string) {
  return db
    .selectFrom('pickups')
    .select(COLUMNS)
    .where('ruleId', '=', ruleId)
    .where('status', 'in', ['Requested', 'Scheduled', 'No Place', 'Skipped'])
    .where('cutOffAt', '>', sql<Date>`now()`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** False when the rule already has a pickup on this day. */
export async function insertPickup(db: Db, pickup: NewRow<'pickups'>): Promise<boolean> {
  const result = await db
    .insertInto('pickups')
    .values(pickup)
    .onConflict((conflict) => conflict.columns(['ruleId', 'ruleDay']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type NewTimes = {
  day: string;
  window: string;
  startsAt: Date;
  endsAt: Date;
  cutOffAt: Date;
};

/** A customer's other time has to be confirmed again. */
export async function updateTimes(
  db: Db,
  pickupId: string,
  { window, ...times }: NewTimes,
): Promise<number> {
  const { revision } = await db
    .updateTable('pickups')
    .set({
      ...times,
      pickupWindow: window,
      requestedDay: times.day,
      requestedWindow: window,
      status: 'Requested',
      closed: null,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', pickupId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

export async function markPickups(
  db: Db,
  pickupIds: readonly string[],
  status: PickupStatus,
): Promise<void> {
  if (pickupIds.length === 0) return;
  await db.updateTable('pickups').set({ status }).where('id', 'in', pickupIds).execute();
}

export async function deletePickups(db: Db, customerId: string) {
  return db
    .deleteFrom('pickups')
    .where('customerId', '=', customerId)
    .returning(['area', 'day', 'pickupWindow as window', 'status'])
    .execute();
}
