import { sql } from 'kysely';
import { NIL } from 'uuid';
import type { Db } from '../../../platform/database.ts';
import type { OurBooks } from './compare-books.ts';

/** By the ids of their intents; those that no attempt knows are left out. */
export async function readBooksOfIntents(
  db: Db,
  intentIds: readonly string[],
): Promise<OurBooks[]> {
  if (intentIds.length === 0) return [];
  const attempts = await db
    .selectFrom('bookingAttempts')
    .select(['id', 'intentId', 'shard', 'shipmentId', 'state', 'updatedAt', 'amountCents'])
    .select('receivedAt')
    .where('intentId', 'in', intentIds)
    .execute();
  const attemptIds = attempts.map(({ id }) => id);
  if (attemptIds.length === 0) return [];
  const refunds = await db
    .selectFrom('refunds')
    .selectAll()
    .where('attemptId', 'in', attemptIds)
    .execute();
  const disputes = await db
    .selectFrom('paymentDisputes')
    .selectAll()
    .where('attemptId', 'in', attemptIds)
    .execute();
  const balances = await readProviderBalances(
    db,
    attempts.flatMap(({ shipmentId: id }) => (id === null ? [] : [id])),
  );
  const refundsOf = Map.groupBy(refunds, (row) => row.attemptId);
  const disputesOf = Map.groupBy(disputes, (row) => row.attemptId);
  return attempts.map((attempt) => ({
    attemptId: attempt.id,
    intentId: attempt.intentId ?? '',
    shard: attempt.shard,
    shipmentId: attempt.shipmentId,
    state: attempt.state,
    updatedAt: attempt.updatedAt,
    amountCents: attempt.amountCents ?? 0,
    isReceivedAtBank: attempt.receivedAt !== null,
    ledgerCents: balances.get(attempt.shipmentId ?? '') ?? 0,
    refunds: refundsOf.get(attempt.id) ?? [],
    disputes: disputesOf.get(attempt.id) ?? [],
  }));
}

async function readProviderBalances(
  db: Db,
  shipmentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; cents: string }>`
    SELECT t.shipment_id AS id, sum(e.amount_cents) AS cents FROM ledger_transactions t
    JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
    WHERE t.shipment_id = ANY (${shipmentIds}::uuid[]) AND e.account = 'provider'
    GROUP BY t.shipment_id`.execute(db);
  return new Map(rows.map(({ id, cents }) => [id, Number(cents)]));
}

export type PaidAttempt = { id: string; intentId: string; claimedAt: Date };

/** Attempts whose money came in through the provider, by the time of their claim; the next after one. */
export async function listPaidAttempts(
  db: Db,
  range: { from: Date; until: Date },
  after: PaidAttempt | undefined,
  limit: number,
): Promise<PaidAttempt[]> {
  const { rows } = await sql<PaidAttempt>`
    SELECT id, intent_id, claimed_at FROM booking_attempts
    WHERE state IN ('captured', 'disputed') AND intent_id IS NOT NULL
      AND (claimed_at, id) > (${after?.claimedAt ?? range.from}, ${after?.id ?? ''}::text)
      AND claimed_at < ${range.until}
    ORDER BY claimed_at, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Of these intents, the attempts that were claimed before a moment. */
export async function listOlderAttempts(
  db: Db,
  intentIds: readonly string[],
  claimedBefore: Date,
): Promise<string[]> {
  if (intentIds.length === 0) return [];
  const rows = await db
    .selectFrom('bookingAttempts')
    .select('id')
    .where('intentId', 'in', intentIds)
    .where('claimedAt', '<', claimedBefore)
    .execute();
  return rows.map(({ id }) => id);
}

export type Changed = { id: string; attemptId: string; updatedAt: Date };

/** Refunds or disputes of ours that changed in a range, of attempts claimed before a moment. */
export async function listChangedRows(
  db: Db,
  table: 'refunds' | 'paymentDisputes',
  range: { from: Date; until: Date; claimedBefore: Date },
  after: Changed | undefined,
  limit: number,
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    SELECT row.id, row.attempt_id, row.updated_at
    FROM ${sql.table(table)} AS row
    JOIN booking_attempts a ON a.id = row.attempt_id AND a.shard = row.shard
    WHERE (row.updated_at, row.id) > (${after?.updatedAt ?? range.from}, ${after?.id ?? NIL}::uuid)
      AND row.updated_at < ${range.until} AND a.claimed_at < ${range.claimedBefore}
      AND a.intent_id IS NOT NULL
    ORDER BY row.updated_at, row.id LIMIT ${limit}`.execute(db);
  return rows;
}
