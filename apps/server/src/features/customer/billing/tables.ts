import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  statements: { growsWith: 'account and month', lives: 'for good: the books' },
  statementLines: { growsWith: 'shipment of a statement', lives: 'for good: the books' },
  invoices: { growsWith: 'statement', lives: 'for good: the books' },
  invoiceCounters: { growsWith: 'series and year', lives: 'for good: the books' },
  closedMonths: { growsWith: 'month', lives: 'for good: the books' },
};
