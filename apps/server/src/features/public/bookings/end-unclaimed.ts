import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newToken } from '../../../platform/random.ts';
import { insertAttempt, lockAttempt, moveAttempt } from './attempts.queries.ts';

/**
 * After a restore: an attempt that nobody has claimed here, though the provider knows a payment of it. It
 * ends, and the draft gets another one, so that no booking can build on a payment that is given back. False
 * when it was claimed meanwhile: settling it finds the payment then.
 */
export async function endUnclaimed(ctx: Ctx, attemptId: string): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt === undefined) return true;
    if (attempt.state !== 'issued') return attempt.state === 'cancelled';
    const { shard, draftId, number } = attempt;
    await moveAttempt(tx, attemptId, { state: 'cancelled', declineCode: 'cancelled' });
    await insertAttempt(tx, { id: newToken(shard), shard, draftId, number: number + 1 });
    return true;
  });
}
