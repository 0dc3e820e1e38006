import { defineQueue } from '../../../platform/jobs.ts';

export const settleAttemptQueue = defineQueue<{ attemptId: string }>('settle_attempt', {
  retryLimit: 20,
});

export const sweepAttemptsQueue = defineQueue<Record<string, never>>('sweep_attempts', {
  retryLimit: 2,
});

/** `mail` counts the mails of one booking: each carries a code of its own. */
export const activationMailQueue = defineQueue<{ shipmentId: string; mail: number }>(
  'activation_mail',
  { retryLimit: 10 },
);

export const recordCancellationQueue = defineQueue<{ shipmentId: string }>('record_cancellation', {
  retryLimit: 20,
});

export const expireHoldsQueue = defineQueue<Record<string, never>>('expire_holds', {
  retryLimit: 2,
});

export const eraseDraftsQueue = defineQueue<Record<string, never>>('erase_drafts', {
  retryLimit: 2,
});
