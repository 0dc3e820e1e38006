import { defineQueue } from '../../../platform/jobs.ts';

/** Shipments of accounts whose programs listen that changed in the last minute. Handled by `webhooks`. */
export const shipmentsChangedQueue = defineQueue<{ shard: number; shipmentIds: string[] }>(
  'shipments_changed',
);
