import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  ledgerTransactions: { growsWith: 'posting', lives: 'for good: the books' },
  ledgerEntries: { growsWith: 'side of a posting', lives: 'for good: the books' },
};
