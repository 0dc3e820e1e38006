import type { Ctx } from '../../../platform/context.ts';
import { checkUpload } from './check-upload.ts';
import { endOnDataError } from './end-on-data-error.ts';
import { eraseUploads } from './erase-uploads.ts';
import { checkUploadQueue, eraseUploadsQueue, readUploadQueue, runUploadQueue } from './queues.ts';
import { readUpload } from './read-upload.ts';
import { runUpload } from './run-upload.ts';

export async function bulkUploadsJobs(ctx: Ctx): Promise<void> {
  // a file may have 20 MB: one of each kind at a time
  const alone = { concurrency: 1 };
  const guarded =
    <J extends { uploadId: string }>(work: (job: J) => Promise<void>) =>
    (job: J) =>
      endOnDataError(ctx, job.uploadId, () => work(job));
  await ctx.jobs.work(
    readUploadQueue,
    guarded(({ uploadId }) => readUpload(ctx, uploadId)),
    alone,
  );
  await ctx.jobs.work(
    checkUploadQueue,
    guarded((job) => checkUpload(ctx, job)),
    alone,
  );
  await ctx.jobs.work(
    runUploadQueue,
    guarded(({ uploadId }) => runUpload(ctx, uploadId)),
    alone,
  );
  await ctx.jobs.work(eraseUploadsQueue, () => eraseUploads(ctx));
  await ctx.jobs.schedule(eraseUploadsQueue, '23 4 * * *');
}
