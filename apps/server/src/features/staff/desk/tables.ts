import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  deskItems: {
    growsWith: 'matter for staff',
    lives: '24 months after it was closed',
    sweep: { job: 'watch_shipments', index: 'desk_items_closed' },
  },
};
