import { shardOfToken } from '@waypost/domain/shards';
import type { Cell } from '../../../platform/cells/cells.ts';
import { cellOfShard } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAttemptIdOfIntent } from './attempts.queries.ts';
import { settleAttemptQueue } from './queues.ts';

/** A payment causes several events within a second; one poll answers all of them. */
const DEBOUNCE_SECONDS = 2;
const PASS_ON_MS = 5_000;

/**
 * An event says only that something happened to an intent. The job asks the provider what. An unknown
 * intent belongs to a request that is still running, or its job will find it.
 */
export async function receiveWebhook(
  ctx: Ctx,
  body: Buffer,
  signature: string,
  isHop: boolean,
): Promise<void> {
  const subject = readEvent(ctx, body, signature);
  if (subject === null) return;
  const attemptId = await findAttemptIdOfIntent(ctx.db, subject.intentId);
  // a copy of one that is on its way here: its job would be left out until it has arrived
  const isElsewhere = attemptId !== undefined && cellOfAttempt(ctx, attemptId) !== null;
  if (attemptId === undefined || (isElsewhere && !isHop)) {
    const named = attemptId ?? subject.attemptId;
    if (ctx.cells.areSeveral && !isHop) await passOn(ctx, body, signature, named);
    return;
  }
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(
      tx,
      settleAttemptQueue,
      { attemptId },
      { debounce: { key: attemptId, seconds: DEBOUNCE_SECONDS } },
    ),
  );
}

function cellOfAttempt({ cells }: Ctx, attemptId: string): Cell | null {
  return cellOfShard(cells, shardOfToken(attemptId));
}

/** To the cell of the attempt that its metadata names. Events without metadata of ours go to every cell. */
async function passOn(
  ctx: Ctx,
  body: Buffer,
  signature: string,
  attemptId: string | null,
): Promise<void> {
  const shard = attemptId === null ? null : shardOfToken(attemptId);
  const cell = attemptId === null ? null : cellOfAttempt(ctx, attemptId);
  // of this cell: its request is still running
  if (shard !== null && cell === null) return;
  const hop = {
    body: new Uint8Array(body),
    headers: { 'stripe-signature': signature },
    timeoutMs: PASS_ON_MS,
  };
  const cells = cell === null ? ctx.cells.others() : [cell];
  // where one fails, the provider sends the event again
  await Promise.all(cells.map((to) => ctx.cells.post(to, '/api/payments/webhook', hop)));
}

function readEvent(ctx: Ctx, body: Buffer, signature: string) {
  try {
    return ctx.payments.intentIdOfEvent(body, signature);
  } catch {
    throw new Problem('webhook_signature_invalid');
  }
}
