import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  viewingSessions: {
    growsWith: 'look of staff at an account',
    lives: 'for good: the log names it',
  },
};
