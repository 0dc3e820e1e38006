import { defineQueue } from '../../../platform/jobs.ts';

/** A shipment whose events say something new about collected cash. */
export type CollectedJob = { shipmentId: string };

export const postCollectedQueue = defineQueue<CollectedJob>('post_collected', { retryLimit: 20 });
