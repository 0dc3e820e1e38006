import type { Feature } from '../../../platform/feature.ts';

export {
  BOOKS_CURRENCY,
  debitAndCredit,
  type LedgerEntry,
  ON_ACCOUNT,
  type Posting,
  postLedger,
  postLedgers,
  readReceivable,
} from './ledger.queries.ts';
export { chargeEntries, postMove } from './tax-entries.ts';
export { writeOff } from './write-off.ts';

export const ledger: Feature = {
  name: 'ledger',
  personalData: 'none',
  tables: {
    ledgerTransactions: { growsWith: 'posting', lives: 'for good: the books' },
    ledgerEntries: { growsWith: 'side of a posting', lives: 'for good: the books' },
  },
};
