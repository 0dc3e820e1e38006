import type { PickupStatus } from '@waypost/domain/pickups';
import { type Insertable, sql } from 'kysely';
import type { Pickups } from '../../../../db/tables.ts';
import type { Db } from '../../../platform/database.ts';

const COLUMNS = [
  'pickups.id',
  'pickups.shard',
  'pickups.public_id',
  'pickups.rule_id',
  'pickups.day',
  'pickups.pickup_window',
  'pickups.starts_at',
  'pickups.ends_at',
  'pickups.cut_off_at',
  'pickups.address_id',
  'pickups.address_text',
  'pickups.country',
  'pickups.area',
  'pickups.time_zone',
  'pickups.instructions',
  'pickups.status',
  'pickups.closed',
  'pickups.revision',
] as const;

/** Pickups as they are shown: with the frequency of their rule and what is handed over. */
function shown(db: Db) {
  return db
    .selectFrom('pickups')
    .leftJoin('pickup_rules', (join) =>
      join
        .onRef('pickup_rules.id', '=', 'pickups.rule_id')
        .onRef('pickup_rules.shard', '=', 'pickups.shard'),
    )
    .select(COLUMNS)
    .select(['pickup_rules.frequency', sql<Date>`now()`.as('now')])
    .select((eb) =>
      eb
        .selectFrom('pickup_shipments')
        .innerJoin('shipments', 'shipments.id', 'pickup_shipments.shipment_id')
        .whereRef('pickup_shipments.pickup_id', '=', 'pickups.id')
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
    .where('pickups.customer_id', '=', customerId)
    .where('pickups.public_id', '=', publicId)
    .executeTakeFirst();
}
export type PickupRow = NonNullable<Awaited<ReturnType<typeof findPickup>>>;

/** Bounded by how far ahead pickups can be requested and planned. */
const MAX_UPCOMING = 300;

export async function selectUpcoming(db: Db, customerId: string): Promise<PickupRow[]> {
  return shown(db)
    .where('pickups.customer_id', '=', customerId)
    .where('pickups.ends_at', '>', sql<Date>`now()`)
    .orderBy('pickups.starts_at')
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
    .where('pickups.customer_id', '=', customerId)
    .where('pickups.ends_at', '<=', sql<Date>`now()`)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(pickups.starts_at, pickups.id) < (SELECT p.starts_at, p.id FROM pickups p
          WHERE p.public_id = ${before} AND p.customer_id = ${customerId})`,
      ),
    )
    .orderBy('pickups.starts_at', 'desc')
    .orderBy('pickups.id', 'desc')
    .limit(page.limit)
    .execute();
}

export async function selectAllPickups(db: Db, customerId: string): Promise<PickupRow[]> {
  return shown(db)
    .where('pickups.customer_id', '=', customerId)
    .orderBy('pickups.starts_at', 'desc')
    .execute();
}

export async function findByRequestKey(db: Db, customerId: string, key: string) {
  return db
    .selectFrom('pickups')
    .select(['public_id', 'request_hash'])
    .where('customer_id', '=', customerId)
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Held until the transaction ends: concurrent changes wait. */
export async function lockPickup(db: Db, customerId: string, publicId: string) {
  return db
    .selectFrom('pickups')
    .select(COLUMNS)
    .where('customer_id', '=', customerId)
    .where('public_id', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type LockedPickup = NonNullable<Awaited<ReturnType<typeof lockPickup>>>;

/** Dates of a rule that can still be cancelled, in id order. */
export async function lockChangeableOfRule(db: Db, ruleId: string) {
  return db
    .selectFrom('pickups')
    .select(COLUMNS)
    .where('rule_id', '=', ruleId)
    .where('status', 'in', ['Requested', 'Scheduled', 'No Place', 'Skipped'])
    .where('cut_off_at', '>', sql<Date>`now()`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export type NewPickup = Insertable<Pickups>;

/** False when the rule already has a pickup on this day. */
export async function insertPickup(db: Db, pickup: NewPickup): Promise<boolean> {
  const result = await db
    .insertInto('pickups')
    .values(pickup)
    .onConflict((conflict) => conflict.columns(['rule_id', 'rule_day']).doNothing())
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

/** Another time has to be confirmed again. */
export async function updateTimes(db: Db, pickupId: string, times: NewTimes): Promise<number> {
  const { revision } = await db
    .updateTable('pickups')
    .set({
      day: times.day,
      pickup_window: times.window,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      cut_off_at: times.cutOffAt,
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
    .where('customer_id', '=', customerId)
    .returning(['area', 'day', 'pickup_window as window', 'status'])
    .execute();
}
