import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  delivery_changes: {
    growsWith: 'delivery that comes or goes',
    lives: 'until it is counted, a minute',
    sweep: { job: 'count_network', index: 'delivery_changes_pkey' },
  },
  counted_deliveries: {
    growsWith: 'shipment that was delivered',
    lives: 'with its shipment, for good',
  },
  deliveries_by_day: {
    growsWith: 'day, service and lane',
    lives: 'for good: the history of the network',
  },
};
