import { defineQueue } from '../../platform/jobs.ts';

export const eraseDocumentsQueue = defineQueue<{ customerId: string }>('erase_documents', {
  retryLimit: 20,
});
