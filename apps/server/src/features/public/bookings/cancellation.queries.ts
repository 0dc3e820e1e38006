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

/** Owed on account without an attempt, and not cancelled. */
export async function findEnteredOnAccount(db: Db, shipmentId: string) {
  return db
    .selectFrom('shipments')
    .select(['id', 'shard', 'customerId', 'priceCents', 'currency'])
    .where('id', '=', shipmentId)
    .where('attemptId', 'is', null)
    .where('paymentMethod', '=', 'on_account')
    .where('cancelledAt', 'is', null)
    .executeTakeFirst();
}

/** Not picked up yet, and paid through us or owed on account, so that its money can follow. */
export async function isCancellable(db: Db, shipmentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('shipments')
    .innerJoin('shipmentState', sameShard('shipmentState.shipmentId', 'shipments.id'))
    .select('shipments.id')
    .where('shipments.id', '=', shipmentId)
    .where((where) =>
      where.or([
        where('shipments.attemptId', 'is not', null),
        where('shipments.paymentMethod', '=', 'on_account'),
      ]),
    )
    .where('shipments.cancelledAt', 'is', null)
    .where('shipmentState.status', '=', 'Created')
    .executeTakeFirst();
  return row !== undefined;
}
