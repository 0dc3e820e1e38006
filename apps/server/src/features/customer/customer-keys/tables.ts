import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  customerKeys: {
    growsWith: 'key of a program',
    lives: 'for good: the log names it; tens an account',
  },
};
