import { sql } from 'kysely';
import type { DisputeState, RefundState } from '../../../../db/tables.ts';
import type { Db, NewRow } from '../../../platform/database.ts';
import { IS_IN_OPEN_SHARD } from '../../../platform/sweeps.ts';

const NOW = sql<Date>`now()`;

export async function insertRefund(db: Db, refund: NewRow<'refunds'>) {
  return db.insertInto('refunds').values(refund).returningAll().executeTakeFirstOrThrow();
}

/** Oldest first. */
export async function listRefunds(db: Db, shipmentId: string) {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where('shipmentId', '=', shipmentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
export type RefundRow = Awaited<ReturnType<typeof listRefunds>>[number];

/** The one that the provider has not confirmed yet; there is never a second one. */
export async function findUnsentRefund(db: Db, attemptId: string) {
  return db
    .selectFrom('refunds')
    .select(['id', 'amountCents'])
    .where('attemptId', '=', attemptId)
    .where('channel', '=', 'provider')
    .where('state', '=', 'pending')
    .where('providerRefundId', 'is', null)
    .executeTakeFirst();
}

type RefundChange = {
  state?: RefundState;
  amountCents?: number;
  providerRefundId?: string;
  failureReason?: string | null;
  postings?: number;
};

export async function updateRefund(db: Db, id: string, change: RefundChange) {
  await db
    .updateTable('refunds')
    .set({ ...change, updatedAt: NOW })
    .where('id', '=', id)
    .execute();
}

/** What staff transfers from the bank: done when the item is closed, and undone when it is reopened. */
export async function storeByHandState(
  db: Db,
  shipmentId: string,
  state: 'pending' | 'succeeded',
): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state, updatedAt: NOW })
    .where('shipmentId', '=', shipmentId)
    .where('channel', '=', 'by_hand')
    .where('state', '<>', state)
    .execute();
}

/** Locks the attempt whose failed refund a desk item is about; before the item, as settling does. */
export async function lockAttemptOfItem(tx: Db, itemId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM desk_items d JOIN shipments s ON s.id = d.shipment_id AND s.shard = d.shard
    JOIN booking_attempts a ON a.id = s.attempt_id AND a.shard = s.shard
    WHERE d.id = ${itemId} AND d.kind = 'refund_failed' FOR NO KEY UPDATE OF a`.execute(tx);
  return rows[0]?.id;
}

export async function insertDispute(db: Db, dispute: NewRow<'paymentDisputes'>) {
  return db.insertInto('paymentDisputes').values(dispute).returningAll().executeTakeFirstOrThrow();
}

export async function listDisputes(db: Db, attemptId: string) {
  return db
    .selectFrom('paymentDisputes')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
export type DisputeRow = Awaited<ReturnType<typeof listDisputes>>[number];

export async function updateDispute(
  db: Db,
  id: string,
  change: { state?: DisputeState; postings?: number },
) {
  await db
    .updateTable('paymentDisputes')
    .set({ ...change, updatedAt: NOW })
    .where('id', '=', id)
    .execute();
}

/**
 * Attempts with refunds in progress that were not polled for a while: often while the provider has not
 * confirmed them, seldom after that. An attempt is listed once for each of its refunds.
 */
export async function takeQuietRefunds(
  db: Db,
  quiet: { unsentSeconds: number; sentSeconds: number },
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ attemptId: string }>`
    UPDATE refunds SET updated_at = now() WHERE id = ANY (ARRAY(
      SELECT id FROM refunds WHERE state = 'pending' AND channel = 'provider' AND ${IS_IN_OPEN_SHARD}
        AND updated_at < now() - make_interval(secs => CASE WHEN provider_refund_id IS NULL
          THEN ${quiet.unsentSeconds}::integer ELSE ${quiet.sentSeconds}::integer END)
      ORDER BY updated_at LIMIT ${limit}))
    RETURNING attempt_id`.execute(db);
  return rows.map(({ attemptId }) => attemptId);
}

export async function readPendingRefundAge(db: Db): Promise<number> {
  const row = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8`.as('age'))
    .where('state', '=', 'pending')
    .where('channel', '=', 'provider')
    .executeTakeFirstOrThrow();
  return row.age;
}
