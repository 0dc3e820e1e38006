import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { drain } from '../../../platform/sweeps.ts';
import { judgeUse, markEnding } from './key-notices.queries.ts';
import { keyEndingMailQueue, keyUnusedMailQueue } from './queues.ts';

/** Each key is marked in the transaction that enqueues its email, so a crash neither repeats nor skips one. */
export async function notifyOfEndingKeys(ctx: Ctx): Promise<void> {
  await drain((batch) =>
    inTransaction(ctx.db, async (tx) => {
      const ending = await markEnding(tx, batch);
      const mails = ending.map(({ expiresAt, ...key }) => ({
        ...key,
        expiresAt: expiresAt.toISOString(),
      }));
      await ctx.jobs.enqueueMany(tx, keyEndingMailQueue, mails);
      return ending.length;
    }),
  );
}

/** Likewise. */
export async function notifyOfUnusedKeys(ctx: Ctx): Promise<void> {
  await drain((batch) =>
    inTransaction(ctx.db, async (tx) => {
      const judged = await judgeUse(tx, batch);
      const mails = judged
        .filter(({ isUnused }) => isUnused)
        .map(({ keyId, shard, since }) => ({ keyId, shard, since: since.toISOString() }));
      await ctx.jobs.enqueueMany(tx, keyUnusedMailQueue, mails);
      return judged.length;
    }),
  );
}
