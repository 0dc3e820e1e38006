import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

export const readUploadQueue = defineQueue<{ uploadId: string }>('bulk_read', {
  shardOf: ofNoShard,
});

export const checkUploadQueue = defineQueue<{ uploadId: string; mappingNo: number }>('bulk_check', {
  shardOf: ofNoShard,
});

/** Enters rows for a minute, and enqueues a job for the rest: a job has a time limit. */
export const runUploadQueue = defineQueue<{ uploadId: string }>('bulk_run', {
  shardOf: ofNoShard,
  retryLimit: 20,
});

export const eraseUploadsQueue = defineQueue<{ customerId: string; shard: number }>('bulk_erase', {
  retryLimit: 20,
});
