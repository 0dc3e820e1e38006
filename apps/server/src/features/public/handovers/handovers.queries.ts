import { sql } from 'kysely';
import type { Db, NewRow } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export async function insertHandover(db: Db, handover: NewRow<'handovers'>): Promise<void> {
  await db.insertInto('handovers').values(handover).execute();
}

export async function replaceHandover(db: Db, handover: NewRow<'handovers'>): Promise<void> {
  const { shipmentId: _id, shard: _shard, ...chosen } = handover;
  await db
    .insertInto('handovers')
    .values(handover)
    .onConflict((conflict) => conflict.columns(['shipmentId', 'shard']).doUpdateSet(chosen))
    .execute();
}

/** Locked, so that a booking released twice is planned once. */
export async function lockHandover(db: Db, shipmentId: string) {
  return db
    .selectFrom('handovers')
    .select(['method', 'day', 'pickupWindow', 'instructions', 'pickupId'])
    .where('shipmentId', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The shipper's address, with the shard of the account that a pickup belongs to. */
export async function readCollection(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .innerJoin('shipmentParties', sameShard('shipmentParties.shipmentId', 'shipments.id'))
    .leftJoin('customers', 'customers.id', 'shipments.customerId')
    .select([
      'shipments.customerId',
      'shipments.origin',
      'shipments.originCountry',
      'shipments.quoteId',
      'shipmentParties.name',
      'shipmentParties.line1',
      'shipmentParties.line2',
      'shipmentParties.city',
      'shipmentParties.region',
      'shipmentParties.postalCode',
    ])
    .select(sql<number>`coalesce(customers.shard, shipments.shard)`.as('shard'))
    .select(sql<Date>`now()`.as('now'))
    .where('shipments.id', '=', shipmentId)
    .where('shipmentParties.role', '=', 'shipper')
    .executeTakeFirstOrThrow();
}
export type Collection = Awaited<ReturnType<typeof readCollection>>;

export async function markPlanned(
  db: Db,
  shipmentId: string,
  planned: { pickupId: string | null; moved: boolean },
): Promise<void> {
  await db.updateTable('handovers').set(planned).where('shipmentId', '=', shipmentId).execute();
}

/** Locked against a payment or a code that arrives at the same moment. */
export async function lockHold(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['hold', 'cancelledAt'])
    .where('id', '=', shipmentId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Whether it was added to a pickup of the dashboard, which is changed there. */
export async function isInOwnPickup(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('pickupShipments')
    .innerJoin('pickups', 'pickups.id', 'pickupShipments.pickupId')
    .select('pickups.id')
    .where('pickupShipments.shipmentId', '=', shipmentId)
    .where('pickups.shipmentId', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function blankInstructions(db: Db, shipmentIds: readonly string[]): Promise<void> {
  await db
    .updateTable('handovers')
    .set({ instructions: '' })
    .where(sql<boolean>`shipment_id = ANY (${shipmentIds}::uuid[])`)
    .execute();
}

/** Shipments that are still to be brought to a service point, in id order. */
export async function listMeantFor(
  db: Db,
  pointId: string,
  after: string,
  limit: number,
): Promise<{ shipmentId: string; shard: number }[]> {
  return db
    .selectFrom('handovers')
    .innerJoin('shipments', sameShard('shipments.id', 'handovers.shipmentId'))
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'handovers.shipmentId'))
    .select(['handovers.shipmentId', 'handovers.shard'])
    .where('handovers.servicePointId', '=', pointId)
    .where('handovers.shipmentId', '>', after)
    .where('shipmentState.status', '=', 'Created')
    .where('shipments.cancelledAt', 'is', null)
    .orderBy('handovers.shipmentId')
    .limit(limit)
    .execute();
}

export async function findQuoteIdOfDraft(db: Db, draftId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('drafts')
    .select('quoteId')
    .where('id', '=', draftId)
    .executeTakeFirst();
  return row?.quoteId;
}
