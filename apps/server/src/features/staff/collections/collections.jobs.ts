import { inTransaction } from '../../../platform/database.ts';
import { job } from '../../../platform/feature.ts';
import { postCollectedQueue } from '../../core/scans/index.ts';
import { lockCollection } from './collections.queries.ts';
import { postCollected } from './post-collected.ts';

export const collectionsJobs = [
  job(postCollectedQueue, (ctx, { shipmentId }) =>
    inTransaction(ctx.db, async (tx) => {
      await postCollected(ctx, tx, await lockCollection(tx, shipmentId));
    }),
  ),
];
