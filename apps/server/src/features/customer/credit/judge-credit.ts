import type { Db } from '../../../platform/database.ts';
import { lockCredits } from './credit.queries.ts';

/** Why something cannot be booked on account; null if it can. */
type CreditRefusal = 'no_credit' | 'over_credit_limit' | null;

/**
 * Judges bookings on account one after the other, as if each allowed one were posted. The accounts stay
 * locked until the caller's transaction ends, in which it posts those that are allowed: two bookings at once
 * cannot both take the last of a limit.
 */
export async function judgeCredit(
  tx: Db,
  asked: readonly { customerId: string; cents: number }[],
): Promise<CreditRefusal[]> {
  const ids = [...new Set(asked.map(({ customerId }) => customerId))];
  const credits = await lockCredits(tx, ids);
  const taken = new Map<string, number>();
  return asked.map(({ customerId, cents }) => {
    const credit = credits.get(customerId);
    if (credit === undefined || credit.limitCents === 0) return 'no_credit';
    const owedCents = (taken.get(customerId) ?? credit.owedCents) + cents;
    if (owedCents > credit.limitCents) return 'over_credit_limit';
    taken.set(customerId, owedCents);
    return null;
  });
}
