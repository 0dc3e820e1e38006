import { defineQueue, ofNoShard, RETRIES_WHILE_CELL_AWAY } from '../../../platform/jobs.ts';

/** A container left or arrived: its pieces get their scans. */
export const carryContainerQueue = defineQueue<{ containerId: string; actId: string }>(
  'carry_container',
  { shardOf: ofNoShard, retryLimit: RETRIES_WHILE_CELL_AWAY },
);

/** Pieces of these shards, after one place in the container up to another: their cell did not answer. */
export type LeftBehind = {
  containerId: string;
  actId: string;
  shards: readonly number[];
  after: number;
  upTo: number;
};
export const carryLeftBehindQueue = defineQueue<LeftBehind>('carry_left_behind', {
  shardOf: ofNoShard,
  retryLimit: RETRIES_WHILE_CELL_AWAY,
});

/** A container was emptied: its pieces are in it no more, or stand on the desk. */
export const emptyContainerQueue = defineQueue<{ containerId: string; missing: boolean }>(
  'empty_container',
  { shardOf: ofNoShard, retryLimit: 20 },
);
