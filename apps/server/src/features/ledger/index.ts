export { postLedger } from './ledger.queries.ts';
