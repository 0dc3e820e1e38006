import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { collectedByStaffKey } from './effect-keys.ts';
import { findCollected, hasPosted, postLedger } from './ledger.queries.ts';
import { type CollectingScan, postCollectedQueue } from './queues.ts';

export async function ledgerJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(postCollectedQueue, (scan) => postCollected(ctx, scan));
}

/** What was owed is now with the courier, until it is handed in at the bank. */
async function postCollected(ctx: Ctx, scan: CollectingScan): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const collected = await findCollected(tx, scan);
    if (collected === undefined) return;
    const effectKey = `collected:${scan.shipmentId}:${scan.sourceId}:${scan.scanId}`;
    if (await hasPosted(tx, effectKey)) return;
    // the courier's word came after ours, about the same money
    if (await hasPosted(tx, collectedByStaffKey(scan.shipmentId))) return;
    await postLedger(tx, {
      effectKey,
      shard: collected.shard,
      shipmentId: scan.shipmentId,
      currency: collected.currency,
      entries: [
        { account: 'cash_with_courier', amountCents: collected.cents },
        { account: 'receivable', amountCents: -collected.cents },
      ],
    });
  });
}
