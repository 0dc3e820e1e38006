import { job, scheduled } from '../../../platform/feature.ts';
import { hubsChangedQueue } from '../hubs/index.ts';
import { noteAllLive } from '../shipments/index.ts';
import { noteCopiedHubs } from './assigned-hubs.ts';
import { countLiveShipments } from './count-live-shipments.ts';

export const liveShipmentsJobs = [
  scheduled(
    'count_live_shipments',
    '* * * * *',
    async (ctx) => {
      await noteCopiedHubs(ctx);
      await countLiveShipments(ctx);
    },
    { concurrency: 1 },
  ),
  job(
    hubsChangedQueue,
    async (ctx) => {
      await noteAllLive(ctx.db);
      await countLiveShipments(ctx);
    },
    { concurrency: 1 },
  ),
];
