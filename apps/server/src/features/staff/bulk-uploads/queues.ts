import { defineQueue } from '../../../platform/jobs.ts';

export const readUploadQueue = defineQueue<{ uploadId: string }>('bulk_read', { retryLimit: 10 });

export const checkUploadQueue = defineQueue<{ uploadId: string; mappingNo: number }>('bulk_check', {
  retryLimit: 10,
});

/** Enters rows for a minute, and makes a job for the rest: none is longer than a job may be. */
export const runUploadQueue = defineQueue<{ uploadId: string }>('bulk_run', { retryLimit: 20 });
