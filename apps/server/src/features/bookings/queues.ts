import { defineQueue } from '../../platform/jobs.ts';

export const settleAttemptQueue = defineQueue<{ attemptId: string }>('settle_attempt', {
  retryLimit: 20,
});

export const eraseDraftsQueue = defineQueue<Record<string, never>>('erase_drafts', {
  retryLimit: 2,
});
