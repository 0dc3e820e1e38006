import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import type { NewTimes } from './pickups.queries.ts';

/** Until the end of the transaction: no other one of the api may change pickups of customers. */
export async function planAsStaff(tx: Db): Promise<void> {
  await sql`SELECT set_config('waypost.plans_pickups', 'on', true)`.execute(tx);
}

/** A pickup of anybody, held until the transaction ends. */
export async function lockAnyPickup(db: Db, publicId: string) {
  return db
    .selectFrom('pickups')
    .select(['id', 'shard', 'customerId', 'shipmentId', 'status', 'day', 'pickupWindow'])
    .select(['startsAt', 'endsAt', 'area', 'country', 'staffNote'])
    .where('publicId', '=', publicId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}
export type AnyPickup = NonNullable<Awaited<ReturnType<typeof lockAnyPickup>>>;

/** Those of the list that wait to be confirmed. In id order, as others lock several. */
export async function markConfirmed(db: Db, publicIds: readonly string[]) {
  const waiting = await db
    .selectFrom('pickups')
    .select(['id', 'publicId', 'shard', 'revision'])
    .where(sql<boolean>`public_id = ANY (${publicIds}::text[])`)
    .where('status', '=', 'Requested')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = waiting.map(({ id }) => id);
  await db
    .updateTable('pickups')
    .set({ status: 'Scheduled' })
    .where(sql<boolean>`id = ANY (${ids}::uuid[])`)
    .execute();
  return waiting;
}

/** What was asked for stays as it was. */
export async function updatePlannedTimes(
  db: Db,
  pickupId: string,
  { window, ...times }: NewTimes,
): Promise<number> {
  const { revision } = await db
    .updateTable('pickups')
    .set({
      ...times,
      pickupWindow: window,
      status: 'Scheduled',
      closed: null,
      revision: sql<number>`revision + 1`,
    })
    .where('id', '=', pickupId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}

/** False when it was handed over or cancelled, or goes with another pickup. */
export async function attachIfWaiting(
  db: Db,
  link: { pickupId: string; shard: number; shipmentId: string },
): Promise<boolean> {
  const { pickupId, shard, shipmentId } = link;
  const { numAffectedRows } = await sql`
    INSERT INTO pickup_shipments (pickup_id, shard, shipment_id)
    SELECT ${pickupId}::uuid, ${shard}::smallint, s.id
    FROM shipments s JOIN shipment_state t ON t.shipment_id = s.id AND t.shard = s.shard
    WHERE s.id = ${shipmentId}::uuid AND s.cancelled_at IS NULL AND t.status = 'Created'
    ON CONFLICT (shipment_id) DO NOTHING`.execute(db);
  return numAffectedRows === 1n;
}

export async function listAttached(db: Db, pickupId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('pickupShipments')
    .select('shipmentId')
    .where('pickupId', '=', pickupId)
    .execute();
  return rows.map(({ shipmentId }) => shipmentId);
}

export async function updateNote(db: Db, pickupId: string, staffNote: string): Promise<void> {
  await db.updateTable('pickups').set({ staffNote }).where('id', '=', pickupId).execute();
}
