import { defineQueue } from '../../../platform/jobs.ts';

export type BookLane = {
  batchId: string;
  shard: number;
  lane: number;
  /** Counts what the sweep started again. */
  round: number;
  /** Counts the jobs of this lane: each ends after a while, and the next goes on. */
  turn: number;
};

/** Each lane books its own rows, so that two jobs of a batch never work on one row. */
export const bookLaneQueue = defineQueue<BookLane>('book_batch_lane', {
  keyOf: ({ batchId, lane, round, turn }) => `${batchId}/${lane}/${round}/${turn}`,
});
