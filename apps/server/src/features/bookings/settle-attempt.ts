import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { applyWord } from './apply-word.ts';
import { type Attempt, findAttempt, lockAttempt } from './attempts.queries.ts';
import { reachProvider } from './reach-provider.ts';
import { type Standing, standingOf } from './standing.ts';

/**
 * The states of a booking attempt. Request, job, webhook, cancellation and reconciliation all come
 * here: ask the provider, lock the row, move forward only.
 *
 * | state           | enters when                              | leaves to                          |
 * |-----------------|------------------------------------------|------------------------------------|
 * | issued          | the draft, or a new try, is made         | claimed                            |
 * | claimed         | the key is taken with a request          | authorising, booked (on delivery)  |
 * | authorising     | an intent exists at the provider         | requires_action, booked, declined, |
 * |                 |                                          | cancelled                          |
 * | requires_action | the provider wants a second step         | booked, declined, cancelled        |
 * | booked          | the shipment exists; the money is held,  | captured, capture_failed,          |
 * |                 | awaited, or due on delivery              | refund_pending, cancelled          |
 * | captured        | the money is ours                        | refund_pending, refunded, disputed |
 * | capture_failed  | it never arrived; the parcel is held     | captured, cancelled                |
 * | refund_pending  | it was cancelled after the capture       | refunded, disputed                 |
 *
 * declined, cancelled, refunded and disputed are final. `authorised` is passed through: what is
 * authorised becomes a shipment in the same transaction. A state that an answer of the provider does
 * not fit stays as it is. Nothing is declared failed before the provider has said that it is
 * declined or cancelled, so a repeat can never charge a second time.
 */
export async function settleAttempt(
  ctx: Ctx,
  attemptId: string,
  deadlineAt: number,
): Promise<Standing | null> {
  const seen = await findAttempt(ctx.db, attemptId);
  if (seen === undefined || seen.state === 'issued') return null;
  const word = await reachProvider(ctx, seen, deadlineAt);
  const settled = await inTransaction(ctx.db, async (tx) => {
    const attempt = await lockAttempt(tx, attemptId);
    if (attempt === undefined) return undefined;
    // somebody else moved it meanwhile: their word is newer than ours
    if (isWhereItWas(seen, attempt)) await applyWord(ctx, tx, attempt, word);
    return findAttempt(tx, attemptId);
  });
  return settled === undefined ? null : standingOf(settled);
}

/** Our own storing of the intent is no move of somebody else. */
function isWhereItWas(seen: Attempt, now: Attempt): boolean {
  if (seen.state === now.state) return true;
  return seen.state === 'claimed' && now.state === 'authorising';
}
