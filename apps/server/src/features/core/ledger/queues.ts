import { defineQueue } from '../../../platform/jobs.ts';

/** The events of a shipment report a change of collected cash. */
export type CollectedJob = { shipmentId: string };

export const postCollectedQueue = defineQueue<CollectedJob>('post_collected', { retryLimit: 20 });
