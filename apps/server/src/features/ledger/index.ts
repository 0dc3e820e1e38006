export { BOOKS_CURRENCY } from './books-currency.ts';
export { ledgerJobs } from './ledger.jobs.ts';
export {
  hasCollectingScan,
  type LedgerEntry,
  postLedger,
  postLedgers,
  readReceivable,
} from './ledger.queries.ts';
export { type CollectingScan, postCollectedQueue } from './queues.ts';
export { collectedByStaffKey } from './effect-keys.ts';
export { writeOff } from './write-off.ts';
