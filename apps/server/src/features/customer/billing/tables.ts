import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  statements: { growsWith: 'account and month', lives: 'for good: the books' },
  statement_lines: { growsWith: 'shipment of a statement', lives: 'for good: the books' },
  invoices: { growsWith: 'statement', lives: 'for good: the books' },
  invoice_counters: { growsWith: 'series and year', lives: 'for good: the books' },
  closed_months: { growsWith: 'month', lives: 'for good: the books' },
};
