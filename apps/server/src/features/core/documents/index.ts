export { documentsJobs } from './documents.jobs.ts';
export { answerDocument, documentsRoutes } from './documents.routes.ts';
export { readProgress } from './follow-job.ts';
export { forgetDocuments } from './erase-documents.ts';
export { listDocuments } from './list-documents.ts';
export { type ReadDocument, readDocument } from './read-document.ts';
export { eraseDocumentsQueue, makeDocumentQueue } from './queues.ts';
export type { PaperBuyer, PaperFacts, PaperLine } from './paper-facts.ts';
export { createRenderer, type Renderer } from './renderer.ts';
