import type { Feature } from '../../../platform/feature.ts';
import { documentsJobs } from './documents.jobs.ts';
import { documentsRoutes } from './documents.routes.ts';
import { forgetDocuments } from './erase-documents.ts';

export { answerDocument } from './documents.routes.ts';
export { readProgress } from './follow-job.ts';
export { listDocuments } from './list-documents.ts';
export {
  hashContents,
  LABEL_CONTENTS,
  listOutdatedDocuments,
  readContents,
} from './on-paper.queries.ts';
export { renewDocuments, renewMadeDocuments } from './renew-documents.ts';
export { type ReadDocument, readDocument } from './read-document.ts';
export type { PaperBuyer, PaperFacts, PaperLine } from './paper-facts.ts';
export type { DocumentFacts } from './document-facts.ts';
export { type KeptFile, labelFileOf, PIECES_AT_ONCE, withheldBecause } from './document-files.ts';
export { gatherFacts } from './gather-facts.ts';
export { readMaking } from './read-making.ts';
export { renderWithProgress } from './render-with-progress.ts';
export { workerRenderer } from './worker-renderer.ts';
export { createRenderer, type Drawing, type Renderer, type RenderJob } from './renderer.ts';

export const documents: Feature = {
  name: 'documents',
  routes: documentsRoutes,
  jobs: documentsJobs,
  erase: {
    async shipments(ctx, tx, { customerId, ids }) {
      if (ids.length > 0) await forgetDocuments(ctx, tx, customerId);
    },
  },
  exportData: { notExported: 'each is on the page of its shipment' },
  tables: {
    documents: { growsWith: 'file made of a shipment', lives: 'until its customer is erased' },
  },
};
