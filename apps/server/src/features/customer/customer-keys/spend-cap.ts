import type { SpendCap } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { waitForTurn } from '../../../platform/sweeps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockSpendCap } from './customer-keys.queries.ts';

/** Of test mode, whose database has no keys: read from the live one before the transaction. */
export type KnownCap = { cap: SpendCap | null };

async function takeTurn(tx: Db, { cap }: KnownCap): Promise<SpendCap | null> {
  if (cap !== null) await waitForTurn(tx, `key:${cap.keyIds[0]}`);
  return cap;
}

/**
 * Refuses a booking that would take the key above its cap for today. `readSpent` sums the keys that share the cap, under
 * one lock and in the transaction that adds to the sum, so concurrent bookings cannot exceed the cap together.
 */
export async function refuseBeyondSpendCap(
  tx: Db,
  keyId: string,
  cents: number,
  {
    readSpent,
    knownCap,
  }: {
    readSpent: (keyIds: readonly string[]) => Promise<number>;
    knownCap: KnownCap | undefined;
  },
): Promise<void> {
  const cap = knownCap ? await takeTurn(tx, knownCap) : await lockSpendCap(tx, keyId);
  if (cap === null) return;
  const { capCents, keyIds } = cap;
  const spentCents = await readSpent(keyIds);
  if (spentCents + cents <= capCents) return;
  throw new Problem('key_spend_cap_reached', {
    details: { spendCapCents: capCents, spentCents, totalCents: cents },
  });
}
