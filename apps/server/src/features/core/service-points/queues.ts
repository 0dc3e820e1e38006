import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

/** Tells the shippers who meant to bring something there. */
export const pointClosedQueue = defineQueue<{ pointId: string }>('service_point_closed', {
  shardOf: ofNoShard,
});
