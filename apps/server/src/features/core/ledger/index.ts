import type { Feature } from '../../../platform/feature.ts';
import { ledgerJobs } from './ledger.jobs.ts';

export { BOOKS_CURRENCY } from './books-currency.ts';
export { hasCollectingScan, lockCollection } from './collections.queries.ts';
export { type LedgerEntry, postLedger, postLedgers, readReceivable } from './ledger.queries.ts';
export { postCollected } from './post-collected.ts';
export { type CollectedJob, postCollectedQueue } from './queues.ts';
export { collectedByScanKey, collectedByStaffKey } from './effect-keys.ts';
export { writeOff } from './write-off.ts';

export const ledger: Feature = {
  name: 'ledger',
  jobs: ledgerJobs,
};
