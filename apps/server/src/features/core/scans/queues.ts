import { defineQueue } from '../../../platform/jobs.ts';

/** Scans that came before their number: applied after the booking that made it. */
export const applyUnmatchedQueue = defineQueue<{ ref: string }>('apply_unmatched_scans', {
  retryLimit: 20,
});
