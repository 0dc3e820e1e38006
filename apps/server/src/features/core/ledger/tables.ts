import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  ledger_transactions: { growsWith: 'posting', lives: 'for good: the books' },
  ledger_entries: { growsWith: 'side of a posting', lives: 'for good: the books' },
};
