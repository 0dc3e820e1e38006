import { defineQueue, ofNoShard } from '../../../platform/jobs.ts';

/** A container left or arrived: its pieces get their scans. */
export const carryContainerQueue = defineQueue<{ containerId: string; actId: string }>(
  'carry_container',
  { shardOf: ofNoShard, retryLimit: 20 },
);

/** A container was emptied: its pieces are in it no more, or stand on the desk. */
export const emptyContainerQueue = defineQueue<{ containerId: string; missing: boolean }>(
  'empty_container',
  { shardOf: ofNoShard, retryLimit: 20 },
);
