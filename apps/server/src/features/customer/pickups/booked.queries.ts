import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import type { Slot } from './places.queries.ts';

/**
 * The pickup that a booking made for a shipment, locked, and whether other shipments are handed over with
 * it. Undefined once it was collected, missed or cancelled.
 */
export async function lockBookedPickup(db: Db, shipmentId: string) {
  return db
    .selectFrom('pickups')
    .innerJoin('pickupShipments', 'pickupShipments.pickupId', 'pickups.id')
    .select(['pickups.id', 'area', 'day', 'pickupWindow', 'status', 'cutOffAt'])
    .select(
      sql<boolean>`EXISTS (SELECT 1 FROM pickup_shipments other
        WHERE other.pickup_id = pickups.id AND other.shipment_id <> ${shipmentId})`.as('isShared'),
    )
    .where('pickupShipments.shipmentId', '=', shipmentId)
    .where('pickups.shipmentId', 'is not', null)
    .forNoKeyUpdate('pickups')
    .executeTakeFirst();
}
export type BookedPickup = NonNullable<Awaited<ReturnType<typeof lockBookedPickup>>>;

/** One that an earlier booking of this customer made: the same courier takes both. */
export async function lockPickupToShare(
  db: Db,
  customerId: string,
  { area, day, window }: Slot,
  addressText: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pickups')
    .select('id')
    .where('area', '=', area)
    .where('day', '=', day)
    .where('pickupWindow', '=', window)
    .where('status', 'in', ['Requested', 'Scheduled'])
    .where('customerId', '=', customerId)
    .where('shipmentId', 'is not', null)
    .where('addressText', '=', addressText)
    .where('cutOffAt', '>', sql<Date>`now()`)
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.id;
}

export async function insertBookedPickup(db: Db, pickup: NewRow<'pickups'>): Promise<void> {
  await db.insertInto('pickups').values(pickup).execute();
}

export async function attachBooked(
  db: Db,
  link: { pickupId: string; shard: number; shipmentId: string },
): Promise<void> {
  await db.insertInto('pickupShipments').values(link).execute();
}

export async function detachShipment(db: Db, shipmentId: string): Promise<void> {
  await db.deleteFrom('pickupShipments').where('shipmentId', '=', shipmentId).execute();
}

/** Those without an account; an account's are deleted with it. */
export async function deleteGuestPickups(db: Db, shipmentIds: readonly string[]) {
  return db
    .deleteFrom('pickups')
    .where('customerId', 'is', null)
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .returning(['area', 'day', 'pickupWindow as window', 'status'])
    .execute();
}
