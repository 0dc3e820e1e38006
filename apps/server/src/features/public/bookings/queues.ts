import { defineQueue } from '../../../platform/jobs.ts';

export const settleAttemptQueue = defineQueue<{ attemptId: string }>('settle_attempt', {
  retryLimit: 20,
});

/** `mail` counts the mails of one booking: each carries a code of its own. */
export const activationMailQueue = defineQueue<{ shipmentId: string; mail: number }>(
  'activation_mail',
  { retryLimit: 10 },
);

export const recordCancellationQueue = defineQueue<{ shipmentId: string }>('record_cancellation', {
  retryLimit: 20,
});
