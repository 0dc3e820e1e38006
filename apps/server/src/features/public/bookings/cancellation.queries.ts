import type { Db } from '../../../platform/database.ts';

export async function findAttemptId(db: Db, shipmentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipments')
    .select('attempt_id')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.attempt_id ?? null;
}

/** Not picked up yet, and paid through us, so that it can be refunded. */
export async function isCancellable(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('shipment_state', (join) =>
      join
        .onRef('shipment_state.shipment_id', '=', 'shipments.id')
        .onRef('shipment_state.shard', '=', 'shipments.shard'),
    )
    .select('shipments.id')
    .where('shipments.id', '=', shipmentId)
    .where('shipments.attempt_id', 'is not', null)
    .where('shipments.cancelled_at', 'is', null)
    .where('shipment_state.status', '=', 'Created')
    .executeTakeFirst();
  return row !== undefined;
}
