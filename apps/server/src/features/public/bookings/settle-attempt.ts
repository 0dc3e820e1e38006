import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { PaymentUnknown } from '../../../platform/payments.ts';
import { applyOutcome } from './apply-outcome.ts';
import { type Attempt, findAttempt, lockAttempt } from './attempts.queries.ts';
import { type ProviderOutcome, reachProvider } from './reach-provider.ts';
import { type Standing, standingOf } from './standing.ts';

/** How often to ask again at once when its refunds changed in the meantime. */
const ROUNDS = 3;

/**
 * The states of a booking attempt. Request, job, webhook, cancellation and reconciliation all come
 * here: ask the provider, lock the row, move forward.
 *
 * | state           | enters when                              | leaves to                          |
 * |-----------------|------------------------------------------|------------------------------------|
 * | issued          | the draft, or a new try, is made         | claimed                            |
 * | claimed         | the key is taken with a request          | authorising, booked (on delivery,  |
 * |                 |                                          | on account), declined              |
 * | authorising     | an intent exists at the provider         | requires_action, booked, declined, |
 * |                 |                                          | cancelled                          |
 * | requires_action | the provider wants a second step         | booked, declined, cancelled        |
 * | booked          | the shipment exists; the money is held,  | captured, capture_failed,          |
 * |                 | awaited, or due on delivery              | cancelled                          |
 * | captured        | the money is ours                        | disputed; cancelled when it came   |
 * |                 |                                          | to our own bank                    |
 * | capture_failed  | it never arrived; the parcel is held     | captured, cancelled                |
 * | disputed        | the payer's bank took the money back, or | captured (won)                     |
 * |                 | may do so                                |                                    |
 *
 * declined and cancelled are final. `authorised` is passed through: what is authorised becomes a shipment
 * in the same transaction. A state that an answer of the provider does not fit stays as it is. Nothing is
 * declared failed before the provider has said that it is declined or cancelled, so a repeat can never
 * charge a second time.
 *
 * What goes back of a captured payment are rows in `refunds`, several for one attempt:
 *
 * | refund state | enters when                                       | leaves to         |
 * |--------------|---------------------------------------------------|-------------------|
 * | pending      | it is asked for, or the provider has not ended it | succeeded, failed |
 * |              |                                                   | cancelled         |
 * | succeeded    | the provider says so; posted in the ledger        | failed            |
 * | failed       | the provider says so; the posting is reversed, an | succeeded         |
 * |              | item is on the desk; staff gives it back by hand  |                   |
 * | cancelled    | nothing was left to give back                     |                   |
 *
 * `compare` sees both sides in the transaction that is about to bring ours to the provider's.
 */
export async function settleAttempt(
  ctx: Ctx,
  attemptId: string,
  deadlineAt: number,
  compare?: (tx: Db, attempt: Attempt, outcome: ProviderOutcome) => Promise<void>,
): Promise<Standing | null> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const seen = await findAttempt(ctx.db, attemptId);
    if (seen === undefined || seen.state === 'issued') return null;
    const outcome = await reachProvider(ctx, seen, deadlineAt);
    const settled = await inTransaction(ctx.db, async (tx) => {
      const attempt = await lockAttempt(tx, attemptId);
      if (attempt === undefined) return undefined;
      // our response may be older than what was applied in the meantime
      if (seen.revision !== attempt.revision) return 'outdated';
      if (isWhereItWas(seen, attempt)) {
        await compare?.(tx, attempt, outcome);
        await applyOutcome(ctx, tx, attempt, outcome);
      }
      return findAttempt(tx, attemptId);
    });
    if (settled !== 'outdated') return settled === undefined ? null : standingOf(settled);
  }
  throw new PaymentUnknown('the refunds of this attempt keep changing');
}

/** Storing the intent ourselves is not a concurrent change. */
function isWhereItWas(seen: Attempt, now: Attempt): boolean {
  if (seen.state === now.state) return true;
  return seen.state === 'claimed' && now.state === 'authorising';
}
