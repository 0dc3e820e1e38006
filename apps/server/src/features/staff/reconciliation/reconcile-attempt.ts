import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { PaymentRefused } from '../../../platform/payments.ts';
import { findAttempt, settleAttempt } from '../../public/bookings/index.ts';
import { differencesOf } from './compare-books.ts';
import { putDifferencesOnDesk } from './put-differences-on-desk.ts';
import { readBooksOfIntents } from './reconciliation.queries.ts';

const PROVIDER_PATIENCE_MS = 20_000;

/** More recent changes may not have reached us yet. */
export function settledBefore(ctx: Ctx): Date {
  return new Date(Date.now() - ctx.config.RECONCILE_AFTER_SECONDS * 1000);
}

/**
 * Checks one payment that seemed to differ. A difference confirmed under the attempt's lock is put on the
 * desk in the transaction that adopts the provider's state, so each is reported once.
 */
export async function reconcileAttempt(ctx: Ctx, attemptId: string): Promise<void> {
  const seen = await findAttempt(ctx.db, attemptId);
  if (seen === undefined || seen.intentId === null) return;
  const { intentId, shard, shipmentId } = seen;
  try {
    await settleAttempt(
      ctx,
      attemptId,
      Date.now() + PROVIDER_PATIENCE_MS,
      async (tx, _attempt, outcome) => {
        if (outcome.kind !== 'intent') return;
        const [ours] = await readBooksOfIntents(tx, [intentId]);
        if (ours === undefined) return;
        const differences = differencesOf(ours, outcome.intent, settledBefore(ctx));
        await putDifferencesOnDesk(ctx, tx, ours, differences);
      },
    );
  } catch (error) {
    const isMissing = error instanceof PaymentRefused && error.message === 'resource_missing';
    if (!isMissing) throw error;
    await inTransaction(ctx.db, (tx) =>
      putDifferencesOnDesk(ctx, tx, { shard, shipmentId, intentId }, [
        { subject: 'capture', occurrence: `${intentId}:missing`, isOnDeskAnyway: false },
      ]),
    );
  }
}
