import { defineQueue } from '../../../platform/jobs.ts';

export type MakeLabels = {
  batchId: string;
  shard: number;
  /** Counts the jobs for this batch: after a failure there is another one. */
  job: number;
};

/** Three retries take about 10 s more than the work itself; then the failure is reported. */
export const makeLabelsQueue = defineQueue<MakeLabels>('make_labels', {
  retryLimit: 3,
  keyOf: ({ batchId, job }) => `${batchId}/${job}`,
});

export const eraseLabelsQueue = defineQueue<{ customerId: string; shard: number }>('erase_labels', {
  retryLimit: 20,
});
