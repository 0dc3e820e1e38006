import { defineQueue } from '../../../platform/jobs.ts';

/** Deletes what programs noted of the shipments of an account that was erased. */
export const eraseNotesQueue = defineQueue<{ customerId: string; shard: number }>(
  'erase_program_shipments',
);
