import { defineQueue } from '../../../platform/jobs.ts';
import type { KeptFile } from './document-files.ts';

export const eraseDocumentsQueue = defineQueue<{ customerId: string; shard: number }>(
  'erase_documents',
  { retryLimit: 20 },
);

export type MakeDocument = {
  shipmentId: string;
  shard: number;
  file: KeptFile;
  objectKey: string;
  /** Counts the jobs for this document: after a failure there is another one. */
  job: number;
};

/** Three retries take about 10 s more than the work itself; then the failure is reported. */
export const makeDocumentQueue = defineQueue<MakeDocument>('make_document', {
  retryLimit: 3,
  keyOf: ({ objectKey, job }) => `${objectKey}/${job}`,
});
