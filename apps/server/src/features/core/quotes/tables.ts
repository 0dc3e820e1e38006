import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  quotes: {
    growsWith: 'quote',
    lives: '35 days, or with its booking',
    sweep: { job: 'erase_quotes', index: 'quotes_created' },
  },
};
