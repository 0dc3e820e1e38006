import { defineSweep } from '../../../platform/jobs.ts';

export const eraseProofsQueue = defineSweep('erase_proofs', {
  retryLimit: 2,
});
