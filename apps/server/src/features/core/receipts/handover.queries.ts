import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** What was chosen, the pickup that came of it or that the shipment was added to, and the service point. */
export async function findHandover(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .leftJoin('handovers', sameShard('handovers.shipmentId', 'shipments.id'))
    .leftJoin('pickupShipments', 'pickupShipments.shipmentId', 'shipments.id')
    .leftJoin('pickups', (join) =>
      join.on(sql<boolean>`pickups.id = coalesce(pickup_shipments.pickup_id, handovers.pickup_id)`),
    )
    .leftJoin('servicePoints', 'servicePoints.id', 'handovers.servicePointId')
    .select([
      'shipments.originCountry',
      'shipments.hold',
      'shipmentState.status',
      'handovers.method',
      'handovers.day as wantedDay',
      'handovers.pickupWindow as wantedWindow',
      'handovers.pickupId',
      'handovers.moved',
      'pickups.day',
      'pickups.pickupWindow',
      'pickups.timeZone',
      'pickups.cutOffAt',
      'pickups.status as pickupStatus',
      'pickups.shipmentId as bookedFor',
    ])
    .select([
      'servicePoints.id as pointId',
      'servicePoints.name',
      'servicePoints.line1',
      'servicePoints.line2',
      'servicePoints.postalCode',
      'servicePoints.city',
      'servicePoints.region',
      'servicePoints.country',
      'servicePoints.hours',
      'servicePoints.directions',
      'servicePoints.closedAt',
    ])
    .select(sql<Date>`now()`.as('now'))
    .where('shipments.id', '=', shipmentId)
    .where('shipments.cancelledAt', 'is', null)
    .executeTakeFirst();
}
export type HandoverRow = NonNullable<Awaited<ReturnType<typeof findHandover>>>;
