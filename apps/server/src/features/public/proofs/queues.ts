import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const eraseProofsQueue = defineQueue<Record<string, never>>('erase_proofs', {
  shardOf: ofNoShard,
  retryLimit: 2,
});
