import type { Db } from '../../../platform/database.ts';
import { waitForTurn } from '../../../platform/sweeps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockSpendCap } from './customer-keys.queries.ts';

/** Of test mode, whose database has no keys: read from the live one before the transaction. */
export type KnownCap = { spendCapCents: number | null };

async function takeTurn(tx: Db, keyId: string, { spendCapCents }: KnownCap) {
  if (spendCapCents !== null) await waitForTurn(tx, `key:${keyId}`);
  return spendCapCents;
}

/**
 * Refuses what a key may not spend any more today. `readSpent` is asked under the lock of the key, in the
 * transaction that adds to it, so bookings at the same time cannot pass the cap together.
 */
export async function refuseBeyondSpendCap(
  tx: Db,
  keyId: string,
  cents: number,
  { readSpent, knownCap }: { readSpent: () => Promise<number>; knownCap: KnownCap | undefined },
): Promise<void> {
  const capCents = knownCap ? await takeTurn(tx, keyId, knownCap) : await lockSpendCap(tx, keyId);
  if (capCents === null) return;
  const spentCents = await readSpent();
  if (spentCents + cents <= capCents) return;
  throw new Problem('key_spend_cap_reached', {
    details: { spendCapCents: capCents, spentCents, totalCents: cents },
  });
}
