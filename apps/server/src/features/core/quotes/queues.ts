import { defineQueue } from '../../../platform/jobs.ts';

export const eraseQuotesQueue = defineQueue<Record<string, never>>('erase_quotes', {
  retryLimit: 2,
});
