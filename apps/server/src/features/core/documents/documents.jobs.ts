import { job } from '../../../platform/feature.ts';
import { eraseDocuments } from './erase-documents.ts';
import { makeDocument } from './make-document.ts';
import { eraseDocumentsQueue, makeDocumentQueue } from './queues.ts';
import { createRenderer } from './renderer.ts';

// its thread starts with the first document
const renderer = createRenderer();

export const documentsJobs = [
  job(eraseDocumentsQueue, (ctx, { customerId }) => eraseDocuments(ctx, customerId)),
  // one at a time: they share one thread
  job(makeDocumentQueue, (ctx, payload) => makeDocument(ctx, renderer, payload), {
    concurrency: 1,
  }),
];
