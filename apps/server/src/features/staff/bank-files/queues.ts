import { defineQueue, ofNoShard, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';

/** Matches some lines of a file, and enqueues a job for the rest: a job has a time limit. */
export const matchLinesQueue = defineQueue<{ fileId: string; after: number }>('match_bank_lines', {
  shardOf: ofNoShard,
  retryLimit: 10,
});

export const blankLinesQueue = defineQueue<{ shipmentIds: readonly string[] }>(
  'blank_lines_at_home',
  { shardOf: ofNoShard, retryLimit: RETRIES_WHILE_CELL_AWAY },
);
