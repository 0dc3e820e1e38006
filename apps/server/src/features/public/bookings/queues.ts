import { shardOfToken } from '@waypost/domain/shards';
import { defineQueue } from '../../../platform/jobs.ts';

export const settleAttemptQueue = defineQueue<{ attemptId: string }>('settle_attempt', {
  shardOf: ({ attemptId }) => shardOfToken(attemptId),
  retryLimit: 20,
});

/** `mail` counts the emails of one booking: each carries its own code. */
export const activationMailQueue = defineQueue<{ shipmentId: string; mail: number; shard: number }>(
  'activation_mail',
  { retryLimit: 10 },
);

export const recordCancellationQueue = defineQueue<{ shipmentId: string; shard: number }>(
  'record_cancellation',
  { retryLimit: 20 },
);
