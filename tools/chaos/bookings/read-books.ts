import type pg from 'pg';
import type { AttemptRow, Books, ProviderIntent } from './audit.ts';

/** Both ledgers as they stand: ours from the database, theirs from the provider. */
export async function readBooks(db: pg.Client | pg.Pool, paymentsUrl: string): Promise<Books> {
  const attempts = await readAttempts(db);
  const { rows: unbalanced } = await db.query<{ id: string }>(
    `SELECT transaction_id AS id FROM ledger_entries
     GROUP BY transaction_id, currency HAVING sum(amount_cents) <> 0`,
  );
  const { rows: sums } = await db.query<{ cents: number }>(
    `SELECT coalesce(sum(amount_cents), 0)::float8 AS cents FROM ledger_entries`,
  );
  return {
    attempts,
    intents: await readIntents(paymentsUrl),
    unbalanced: unbalanced.map(({ id }) => id),
    ledgerSumCents: sums[0]?.cents ?? 0,
  };
}

export async function readIntents(paymentsUrl: string): Promise<ProviderIntent[]> {
  const answer = await fetch(`${paymentsUrl}/control/ledger`);
  if (!answer.ok) throw new Error(`the provider's ledger was answered ${answer.status}`);
  return ((await answer.json()) as { intents: ProviderIntent[] }).intents;
}

/** All of them, or those named. */
export async function readAttempts(
  db: pg.Client | pg.Pool,
  ids?: readonly string[],
): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    `WITH money AS (
       SELECT t.shipment_id,
         sum(e.amount_cents) FILTER (WHERE e.account = 'provider') AS provider_cents,
         sum(e.amount_cents) FILTER (WHERE e.account = 'receivable') AS receivable_cents
       FROM ledger_transactions t
       JOIN ledger_entries e ON e.transaction_id = t.id AND e.shard = t.shard
       GROUP BY t.shipment_id
     ), booked AS (
       SELECT s.attempt_id,
         json_agg(json_build_object('id', s.id, 'receiptId', s.receipt_id,
           'isCancelled', s.cancelled_at IS NOT NULL, 'status', t.status)) AS shipments,
         sum(money.provider_cents) AS provider_cents,
         sum(money.receivable_cents) AS receivable_cents
       FROM shipments s
       JOIN shipment_state t ON t.shipment_id = s.id AND t.shard = s.shard
       LEFT JOIN money ON money.shipment_id = s.id
       GROUP BY s.attempt_id
     ), back AS (
       SELECT attempt_id, count(*) FILTER (WHERE state = 'pending') AS pending,
         sum(amount_cents) FILTER (WHERE state = 'failed') AS failed_cents
       FROM refunds WHERE channel = 'provider' GROUP BY attempt_id
     )
     SELECT a.id, a.draft_id AS "draftId", a.state, a.payment_method AS method,
       a.intent_id AS "intentId", a.cancel_requested_at IS NOT NULL AS "isCancelRequested",
       coalesce(booked.shipments, '[]') AS shipments,
       coalesce(booked.provider_cents, 0)::float8 AS "providerCents",
       coalesce(booked.receivable_cents, 0)::float8 AS "receivableCents",
       coalesce(back.pending, 0)::int AS "pendingRefunds",
       coalesce(back.failed_cents, 0)::float8 AS "failedRefundCents"
     FROM booking_attempts a LEFT JOIN booked ON booked.attempt_id = a.id
     LEFT JOIN back ON back.attempt_id = a.id
     WHERE $1::text[] IS NULL OR a.id = ANY ($1)`,
    [ids ?? null],
  );
  return rows;
}
