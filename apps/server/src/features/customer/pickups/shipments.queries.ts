import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** A shipment booked longer ago and never handed over is not offered any more. */
const BOOKED_WITHIN_DAYS = 90;

/** Booked, not on hold, not picked up yet, and part of no other pickup. */
function collectable(db: Db, customerId: string, country: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .where('shipments.customerId', '=', customerId)
    .where(
      'shipments.bookedAt',
      '>',
      sql<Date>`now() - make_interval(days => ${BOOKED_WITHIN_DAYS})`,
    )
    .where('shipments.originCountry', '=', country)
    .where('shipments.hold', 'is', null)
    .where('shipments.cancelledAt', 'is', null)
    .where('shipmentState.status', '=', 'Created')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pickupShipments')
            .select('pickupShipments.shipmentId')
            .whereRef('pickupShipments.shipmentId', '=', 'shipments.id'),
        ),
      ),
    );
}

export async function selectCollectable(
  db: Db,
  customerId: string,
  country: string,
  limit: number,
) {
  return collectable(db, customerId, country)
    .select(['shipments.trackingNumber', 'shipments.destination', 'shipments.pieceCount'])
    .orderBy('shipments.bookedAt', 'desc')
    .limit(limit)
    .execute();
}

/** How many of them were attached; the others cannot be handed over. */
export async function attachShipments(
  db: Db,
  pickup: { id: string; shard: number; customerId: string; country: string },
  trackingNumbers: readonly string[],
): Promise<number> {
  if (trackingNumbers.length === 0) return 0;
  const result = await db
    .insertInto('pickupShipments')
    .columns(['pickupId', 'shard', 'shipmentId'])
    .expression(
      collectable(db, pickup.customerId, pickup.country)
        .where('shipments.trackingNumber', 'in', trackingNumbers)
        .select([
          sql<string>`${pickup.id}::uuid`.as('pickupId'),
          sql<number>`${pickup.shard}::smallint`.as('shard'),
          'shipments.id',
        ]),
    )
    .onConflict((conflict) => conflict.column('shipmentId').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** They may be handed over with another pickup. */
export async function detachShipments(db: Db, pickupIds: readonly string[]): Promise<void> {
  if (pickupIds.length === 0) return;
  await db.deleteFrom('pickupShipments').where('pickupId', 'in', pickupIds).execute();
}

/** Those that the courier left behind, by their ids. */
export async function detachUncollected(db: Db, pickupId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('pickupShipments')
    .where('pickupId', '=', pickupId)
    .where('shipmentId', 'in', (eb) =>
      eb
        .selectFrom('shipmentState')
        .select('shipmentState.shipmentId')
        .whereRef('shipmentState.shipmentId', '=', 'pickupShipments.shipmentId')
        .where('shipmentState.status', 'in', ['Created', 'Cancelled']),
    )
    .returning('shipmentId')
    .execute();
  return rows.map(({ shipmentId }) => shipmentId);
}
