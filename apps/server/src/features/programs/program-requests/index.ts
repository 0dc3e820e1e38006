import { type Feature, scheduled } from '../../../platform/feature.ts';
import { deleteOldRequests, deleteRequestsOf } from './program-requests.queries.ts';

export { findEarlier, hasKey, takeKey } from './once-per-key.ts';

/** Idempotency-Keys that programs choose. */
export const programRequests: Feature = {
  name: 'program-requests',
  jobs: [scheduled('erase_program_requests', '19 * * * *', (ctx) => deleteOldRequests(ctx.db))],
  erase: { person: (_ctx, tx, { customerId }) => deleteRequestsOf(tx, customerId) },
  exportData: { notExported: 'hashes of keys that a program chose, for 30 days' },
  tables: {
    programRequests: {
      growsWith: 'request of a program that makes something',
      lives: '30 days',
      sweep: { job: 'erase_program_requests', index: 'program_requests_created' },
    },
  },
};
