import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findAttemptIdOfIntent } from './attempts.queries.ts';
import { settleAttemptQueue } from './queues.ts';

/** A payment causes several events within a second; one poll answers all of them. */
const DEBOUNCE_SECONDS = 2;

/**
 * An event says only that something happened to an intent. The job asks the provider what. An unknown
 * intent belongs to a request that is still running, or its job will find it.
 */
export async function receiveWebhook(ctx: Ctx, body: Buffer, signature: string): Promise<void> {
  const subject = readEvent(ctx, body, signature);
  if (subject === null) return;
  const attemptId = await findAttemptIdOfIntent(ctx.db, subject.intentId);
  if (attemptId === undefined) return;
  await inTransaction(ctx.db, (tx) =>
    ctx.jobs.enqueue(
      tx,
      settleAttemptQueue,
      { attemptId },
      { debounce: { key: attemptId, seconds: DEBOUNCE_SECONDS } },
    ),
  );
}

function readEvent(ctx: Ctx, body: Buffer, signature: string) {
  try {
    return ctx.payments.intentIdOfEvent(body, signature);
  } catch {
    throw new Problem('webhook_signature_invalid');
  }
}
