import { defineQueue } from '../../../platform/jobs.ts';

export const readUploadQueue = defineQueue<{ uploadId: string }>('bulk_read', { retryLimit: 10 });

export const checkUploadQueue = defineQueue<{ uploadId: string; mappingNo: number }>('bulk_check', {
  retryLimit: 10,
});

/** Enters rows for a minute, and enqueues a job for the rest: a job has a time limit. */
export const runUploadQueue = defineQueue<{ uploadId: string }>('bulk_run', { retryLimit: 20 });
