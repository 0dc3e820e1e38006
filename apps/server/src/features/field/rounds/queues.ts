import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

/** Rounds of a hub to be planned. */
export const planRoundsQueue = defineQueue<{ planId: string }>('plan_rounds', {
  shardOf: ofNoShard,
  retryLimit: 2,
});
