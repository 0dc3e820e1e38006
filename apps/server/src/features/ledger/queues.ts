import { defineQueue } from '../../platform/jobs.ts';

/** A scan that says what the courier collected, by its key. */
export type CollectingScan = { shipmentId: string; sourceId: number; scanId: string };

export const postCollectedQueue = defineQueue<CollectingScan>('post_collected', { retryLimit: 20 });
