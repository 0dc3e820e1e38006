export { documentsJobs } from './documents.jobs.ts';
export { documentsRoutes } from './documents.routes.ts';
export { forgetDocuments } from './erase-documents.ts';
export { listDocuments } from './list-documents.ts';
export { eraseDocumentsQueue } from './queues.ts';
export type { PaperBuyer, PaperFacts, PaperLine } from './paper-facts.ts';
export { createRenderer, type Renderer } from './renderer.ts';
