import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  customerAddresses: {
    growsWith: 'saved address',
    lives: 'until the customer deletes it or is erased',
  },
};
