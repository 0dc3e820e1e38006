import { defineQueue } from '../../../platform/jobs.ts';

/** A file of staff is of no shard, that of a customer moves with the account (`carry-uploads.queries.ts`). */
type OfUpload = { uploadId: string; shard: number | null };

const shardOf = ({ shard }: OfUpload) => shard;

export const readUploadQueue = defineQueue<OfUpload>('bulk_read', { shardOf });

export const checkUploadQueue = defineQueue<OfUpload & { mappingNo: number }>('bulk_check', {
  shardOf,
});

/** Enters rows for a minute, and enqueues a job for the rest: a job has a time limit. */
export const runUploadQueue = defineQueue<OfUpload>('bulk_run', { shardOf, retryLimit: 20 });

export const eraseUploadsQueue = defineQueue<{ customerId: string; shard: number }>('bulk_erase', {
  retryLimit: 20,
});
