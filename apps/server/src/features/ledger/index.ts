export { type LedgerEntry, postLedger } from './ledger.queries.ts';
