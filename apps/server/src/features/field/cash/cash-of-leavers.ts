import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { postLedgers } from '../../core/ledger/index.ts';
import { listLeaversWithCash, lockHeld, lockHolder } from './counts.queries.ts';
import { showDifference } from './difference-on-desk.ts';
import { personHolder } from './holders.ts';

/**
 * Nobody can declare the cash of somebody who has left, and a late scan may still bring some. It stands as a
 * difference with the name, on the desk, until finance has settled it.
 */
export async function closeCashOfLeavers(ctx: Ctx): Promise<void> {
  for (const leaver of await listLeaversWithCash(ctx.db)) await closeCashOf(ctx, leaver);
}

async function closeCashOf(
  ctx: Ctx,
  { personId, hubCode }: { personId: string; hubCode: string },
): Promise<void> {
  const holder = personHolder(personId);
  await inTransaction(ctx.db, async (tx) => {
    await lockHolder(tx, holder);
    const closing = newRowId();
    const postings = (await lockHeld(tx, holder)).map(({ shipmentId, shard, currency, cents }) => ({
      effectKey: `left:${closing}:${shipmentId}:${currency}`,
      shard,
      shipmentId,
      currency,
      entries: [
        { account: 'cash_difference' as const, holder, amountCents: cents },
        { account: 'cash_with_courier' as const, holder, amountCents: -cents },
      ],
    }));
    await postLedgers(tx, postings);
    await showDifference(ctx, tx, holder, hubCode);
  });
}
