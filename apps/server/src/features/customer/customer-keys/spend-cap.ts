import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockSpendCap } from './customer-keys.queries.ts';

/**
 * Refuses what a key may not spend any more today. `readSpent` is asked under the lock of the key, in the
 * transaction that adds to it, so bookings at the same time cannot pass the cap together.
 */
export async function refuseBeyondSpendCap(
  tx: Db,
  keyId: string,
  cents: number,
  readSpent: () => Promise<number>,
): Promise<void> {
  const capCents = await lockSpendCap(tx, keyId);
  if (capCents === null) return;
  const spentCents = await readSpent();
  if (spentCents + cents <= capCents) return;
  throw new Problem('key_spend_cap_reached', {
    details: { spendCapCents: capCents, spentCents, totalCents: cents },
  });
}
