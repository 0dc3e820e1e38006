import { shardOfToken } from '@waypost/domain/shards';
import { defineQueue } from '../../../platform/jobs.ts';

/** What follows an attempt until it is settled is one job, however often a sweep finds the attempt. */
export const settleAttemptQueue = defineQueue<{ attemptId: string; follows?: true }>(
  'settle_attempt',
  {
    shardOf: ({ attemptId }) => shardOfToken(attemptId),
    retryLimit: 20,
    oneWaits: ({ attemptId, follows }) => (follows ? `follows/${attemptId}` : undefined),
  },
);

/** `mail` counts the emails of one booking: each carries its own code. */
export const activationMailQueue = defineQueue<{ shipmentId: string; mail: number; shard: number }>(
  'activation_mail',
);

export const recordCancellationQueue = defineQueue<{ shipmentId: string; shard: number }>(
  'record_cancellation',
  { retryLimit: 20 },
);
