import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';

/** A shipment booked longer ago and never handed over is not offered any more. */
const BOOKED_WITHIN_DAYS = 90;

/** Booked, not on hold, not picked up yet, and part of no other pickup. */
function collectable(db: Db, customerId: string, country: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'shipments.id')
        .onRef('shipment_state.shard', '=', 'shipments.shard'),
    )
    .where('shipments.customer_id', '=', customerId)
    .where(
      'shipments.booked_at',
      '>',
      sql<Date>`now() - make_interval(days => ${BOOKED_WITHIN_DAYS})`,
    )
    .where('shipments.origin_country', '=', country)
    .where('shipments.hold', 'is', null)
    .where('shipments.cancelled_at', 'is', null)
    .where('shipment_state.status', '=', 'Created')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pickup_shipments')
            .select('pickup_shipments.shipment_id')
            .whereRef('pickup_shipments.shipment_id', '=', 'shipments.id'),
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
    .select(['shipments.tracking_number', 'shipments.destination', 'shipments.piece_count'])
    .orderBy('shipments.booked_at', 'desc')
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
    .insertInto('pickup_shipments')
    .columns(['pickup_id', 'shard', 'shipment_id'])
    .expression(
      collectable(db, pickup.customerId, pickup.country)
        .where('shipments.tracking_number', 'in', trackingNumbers)
        .select([
          sql<string>`${pickup.id}::uuid`.as('pickup_id'),
          sql<number>`${pickup.shard}::smallint`.as('shard'),
          'shipments.id',
        ]),
    )
    .onConflict((conflict) => conflict.column('shipment_id').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** They may be handed over with another pickup. */
export async function detachShipments(db: Db, pickupIds: readonly string[]): Promise<void> {
  if (pickupIds.length === 0) return;
  await db.deleteFrom('pickup_shipments').where('pickup_id', 'in', pickupIds).execute();
}

/** Those that the courier left behind. */
export async function detachUncollected(db: Db, pickupId: string): Promise<void> {
  await db
    .deleteFrom('pickup_shipments')
    .where('pickup_id', '=', pickupId)
    .where('shipment_id', 'in', (eb) =>
      eb
        .selectFrom('shipment_state')
        .select('shipment_state.shipment_id')
        .whereRef('shipment_state.shipment_id', '=', 'pickup_shipments.shipment_id')
        .where('shipment_state.status', 'in', ['Created', 'Cancelled']),
    )
    .execute();
}
