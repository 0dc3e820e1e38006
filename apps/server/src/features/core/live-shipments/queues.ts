import { defineQueue } from '../../../platform/jobs.ts';

/**
 * Shipments of accounts whose programs listen that changed in the last minute. Handled by `webhooks`. Spread, because
 * what is told of a whole minute at once makes milestones wait for over two seconds.
 */
export const shipmentsChangedQueue = defineQueue<{ shard: number; shipmentIds: string[] }>(
  'shipments_changed',
  { spreadSeconds: 20 },
);
