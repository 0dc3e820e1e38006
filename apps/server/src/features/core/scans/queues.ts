import { defineQueue } from '../../../platform/jobs.ts';

/** Scans that arrived before their number existed: applied after its booking. */
export const applyUnmatchedQueue = defineQueue<{ ref: string }>('apply_unmatched_scans', {
  retryLimit: 20,
});
