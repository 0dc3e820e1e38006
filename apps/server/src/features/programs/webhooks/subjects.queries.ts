import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

/** What an event says of a shipment: no party, no address, no note. */
export async function readShipment(db: Db, shipmentId: string) {
  return (await readShipments(db, [shipmentId])).get(shipmentId);
}

/** By id. */
export async function readShipments(db: Db, shipmentIds: readonly string[]) {
  const rows = await db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .select(['shipments.id', 'shipments.shard', 'shipments.trackingNumber', 'shipments.customerId'])
    .select(['shipments.orderReference', 'shipments.hold', 'shipments.priceCents'])
    .select(['shipments.currency', 'shipments.bookedAt'])
    .select(['shipmentState.status', 'shipmentState.version', 'shipmentState.outlook'])
    .where(sql<boolean>`shipments.id = ANY (${shipmentIds}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
export type EventShipment = NonNullable<Awaited<ReturnType<typeof readShipment>>>;

/** Undefined when the programs of the account do not listen, or there is no account. */
export async function readMilestone(
  db: Db,
  { shipmentId, sourceId, scanId }: { shipmentId: string; sourceId: number; scanId: string },
) {
  return db
    .selectFrom('shipments')
    .innerJoin('eventListeners', 'eventListeners.customerId', 'shipments.customerId')
    .innerJoin('trackingEvents', 'trackingEvents.shipmentId', 'shipments.id')
    .select(['eventListeners.customerId', 'eventListeners.shard', 'trackingEvents.occurredAt'])
    .select(['trackingEvents.recordedAt', 'trackingEvents.city', 'trackingEvents.country'])
    .select(['trackingEvents.handover', 'trackingEvents.detail'])
    .where('shipments.id', '=', shipmentId)
    .where('trackingEvents.shipmentId', '=', shipmentId)
    .where('trackingEvents.sourceId', '=', sourceId)
    .where('trackingEvents.scanId', '=', scanId)
    .executeTakeFirst();
}

export async function readPickup(db: Db, pickupId: string) {
  return db
    .selectFrom('pickups')
    .select(['id', 'publicId', 'status', 'startsAt', 'endsAt', 'revision'])
    .select(sql<string>`day::text`.as('day'))
    .where('id', '=', pickupId)
    .executeTakeFirst();
}

export async function readStatement(db: Db, statementId: string) {
  return db
    .selectFrom('statements')
    .select(['id', 'ym', 'currency', 'chargedCents', 'creditedCents', 'issuedAt', 'dueAt'])
    .select('openCents')
    .where('id', '=', statementId)
    .executeTakeFirst();
}

/** Undefined once it was erased. */
export async function readCase(db: Db, caseId: string) {
  return db
    .selectFrom('partyCases')
    .select(['id', 'shipmentId', 'trackingNumber', 'state'])
    .where('id', '=', caseId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
