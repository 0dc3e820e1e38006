import { defineQueue } from '../../../platform/jobs.ts';

/** Adds up what was scanned, mailed and delivered since the last time. */
export const countNetworkQueue = defineQueue<Record<string, never>>('count_network', {
  retryLimit: 2,
});
