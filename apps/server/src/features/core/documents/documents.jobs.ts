import { job } from '../../../platform/feature.ts';
import { eraseDocuments } from './erase-documents.ts';
import { makeDocument } from './make-document.ts';
import { eraseDocumentsQueue, makeDocumentQueue } from './queues.ts';
import { workerRenderer } from './worker-renderer.ts';

export const documentsJobs = [
  job(eraseDocumentsQueue, (ctx, { customerId }) => eraseDocuments(ctx, customerId)),
  // one at a time: they share one thread
  job(makeDocumentQueue, (ctx, payload) => makeDocument(ctx, workerRenderer, payload), {
    concurrency: 1,
  }),
];
