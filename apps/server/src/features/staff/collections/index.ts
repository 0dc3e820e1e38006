import { type Feature, job } from '../../../platform/feature.ts';
import { inTransaction } from '../../../platform/database.ts';
import { postCollectedQueue, recallEvents } from '../../core/scans/index.ts';
import { lockCollection } from './collections.queries.ts';
import { postCollected } from './post-collected.ts';
import { refuseWhileUnposted } from './refuse-while-unposted.ts';

export { hasCollectingScan, lockCollection } from './collections.queries.ts';
export { collectedByScanKey, collectedByStaffKey } from './effect-keys.ts';
export { postCollected } from './post-collected.ts';

/** Cash that couriers say they collected. */
export const collections: Feature = {
  name: 'collections',
  personalData: 'none',
  shards: { refuseMove: refuseWhileUnposted },
  jobs: [
    job(postCollectedQueue, async (ctx, { shipmentId }) => {
      await recallEvents(ctx, [shipmentId]);
      await inTransaction(ctx.db, async (tx) => {
        await postCollected(ctx, tx, await lockCollection(tx, shipmentId));
      });
    }),
  ],
};
