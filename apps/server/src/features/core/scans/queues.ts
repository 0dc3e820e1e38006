import { defineQueue } from '../../../platform/jobs.ts';

/** Scans that came before their number: applied after the booking that made it. */
export const applyUnmatchedQueue = defineQueue<{ ref: string }>('apply_unmatched_scans', {
  retryLimit: 20,
});

export const sweepUnmatchedQueue = defineQueue<Record<string, never>>('sweep_unmatched_scans', {
  retryLimit: 2,
});

export const makePartitionsQueue = defineQueue<Record<string, never>>('make_event_partitions', {
  retryLimit: 5,
});

/** A number that has not appeared for 30 days was misread, or is of another carrier. */
export const eraseUnmatchedQueue = defineQueue<Record<string, never>>('erase_unmatched_scans', {
  retryLimit: 2,
});
