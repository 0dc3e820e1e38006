import type { Ctx } from '../../../platform/context.ts';
import { eraseDocuments } from './erase-documents.ts';
import { makeDocument } from './make-document.ts';
import { eraseDocumentsQueue, makeDocumentQueue } from './queues.ts';
import { createRenderer } from './renderer.ts';

export async function documentsJobs(ctx: Ctx): Promise<void> {
  const renderer = createRenderer();
  await ctx.jobs.work(eraseDocumentsQueue, ({ customerId }) => eraseDocuments(ctx, customerId));
  // one at a time: they share one thread
  await ctx.jobs.work(makeDocumentQueue, (payload) => makeDocument(ctx, renderer, payload), {
    concurrency: 1,
  });
}
