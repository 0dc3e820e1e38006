export { BOOKS_CURRENCY } from './books-currency.ts';
export { ledgerJobs } from './ledger.jobs.ts';
export { type LedgerEntry, postLedger } from './ledger.queries.ts';
export { type CollectingScan, postCollectedQueue } from './queues.ts';
