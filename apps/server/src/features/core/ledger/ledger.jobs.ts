import { inTransaction } from '../../../platform/database.ts';
import { job } from '../../../platform/feature.ts';
import { lockCollection } from './collections.queries.ts';
import { postCollected } from './post-collected.ts';
import { postCollectedQueue } from './queues.ts';

export const ledgerJobs = [
  job(postCollectedQueue, (ctx, { shipmentId }) =>
    inTransaction(ctx.db, async (tx) => {
      await postCollected(ctx, tx, await lockCollection(tx, shipmentId));
    }),
  ),
];
