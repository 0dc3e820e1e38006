import type { Ctx } from '../../../platform/context.ts';
import { job, scheduled } from '../../../platform/feature.ts';
import { checkUpload } from './check-upload.ts';
import { endOnDataError } from './end-on-data-error.ts';
import { eraseUploads, eraseUploadsOf } from './erase-uploads.ts';
import { checkUploadQueue, eraseUploadsQueue, readUploadQueue, runUploadQueue } from './queues.ts';
import { readUpload } from './read-upload.ts';
import { runUpload } from './run-upload.ts';

// a file may have 20 MB: one of each kind at a time
const alone = { concurrency: 1 };

const guarded =
  <J extends { uploadId: string }>(work: (ctx: Ctx, job: J) => Promise<void>) =>
  (ctx: Ctx, payload: J) =>
    endOnDataError(ctx, payload.uploadId, () => work(ctx, payload));

export const bulkUploadsJobs = [
  job(
    readUploadQueue,
    guarded((ctx, { uploadId }) => readUpload(ctx, uploadId)),
    alone,
  ),
  job(checkUploadQueue, guarded(checkUpload), alone),
  job(
    runUploadQueue,
    guarded((ctx, { uploadId }) => runUpload(ctx, uploadId)),
    alone,
  ),
  job(eraseUploadsQueue, (ctx, { customerId }) => eraseUploadsOf(ctx, customerId)),
  scheduled('erase_bulk_uploads', '23 4 * * *', eraseUploads, { retryLimit: 5 }),
];
