import { defineQueue } from '../../../platform/jobs.ts';

export const settleAttemptQueue = defineQueue<{ attemptId: string }>('settle_attempt', {
  retryLimit: 20,
});

/** `mail` counts the emails of one booking: each carries its own code. */
export const activationMailQueue = defineQueue<{ shipmentId: string; mail: number }>(
  'activation_mail',
  { retryLimit: 10 },
);

export const recordCancellationQueue = defineQueue<{ shipmentId: string }>('record_cancellation', {
  retryLimit: 20,
});
