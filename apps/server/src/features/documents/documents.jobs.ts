import type { Ctx } from '../../platform/context.ts';
import { eraseDocuments } from './erase-documents.ts';
import { eraseDocumentsQueue } from './queues.ts';

export async function documentsJobs(ctx: Ctx): Promise<void> {
  await ctx.jobs.work(eraseDocumentsQueue, ({ customerId }) => eraseDocuments(ctx, customerId));
}
