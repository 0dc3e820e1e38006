import { defineQueue } from '../../../platform/jobs.ts';

export const eraseProofsQueue = defineQueue<Record<string, never>>('erase_proofs', {
  retryLimit: 2,
});
