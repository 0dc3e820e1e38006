import type { Db } from '../../../platform/database.ts';
import { sameShard } from '../../../platform/same-shard.ts';

export async function findAttemptId(db: Db, shipmentId: string): Promise<string | null> {
  const row = await db
    .selectFrom('shipments')
    .select('attemptId')
    .where('id', '=', shipmentId)
    .executeTakeFirst();
  return row?.attemptId ?? null;
}

/** Not picked up yet, and paid through us, so that it can be refunded. */
export async function isCancellable(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .select('shipments.id')
    .where('shipments.id', '=', shipmentId)
    .where('shipments.attemptId', 'is not', null)
    .where('shipments.cancelledAt', 'is', null)
    .where('shipmentState.status', '=', 'Created')
    .executeTakeFirst();
  return row !== undefined;
}
