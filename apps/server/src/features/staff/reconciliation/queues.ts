import { shardOfToken } from '@waypost/domain/shards';
import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

/** A run is keyed by its day, so that a day that is started twice is compared once. */
export type Slice = { run: string; from: string; until: string };

/** Payments that were created in a range of time. */
export const reconcileSliceQueue = defineQueue<Slice>('reconcile_slice', {
  shardOf: ofNoShard,
  retryLimit: 20,
  keyOf: ({ run, from, until }) => `${run}:${from}:${until}`,
});

/** Refunds and disputes that were made in a range of time, of older payments. */
export const reconcileChangedQueue = defineQueue<Slice>('reconcile_changed', {
  shardOf: ofNoShard,
  retryLimit: 20,
  keyOf: ({ run, from, until }) => `${run}:${from}:${until}`,
});

export const reconcileAttemptQueue = defineQueue<{ run: string; attemptId: string }>(
  'reconcile_attempt',
  {
    shardOf: ({ attemptId }) => shardOfToken(attemptId),
    retryLimit: 20,
    keyOf: ({ run, attemptId }) => `${run}:${attemptId}`,
  },
);
