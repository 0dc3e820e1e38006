import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  viewing_sessions: {
    growsWith: 'look of staff at an account',
    lives: 'for good: the log names it',
  },
};
