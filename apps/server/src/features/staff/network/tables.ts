import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  deliveryChanges: {
    growsWith: 'delivery that comes or goes',
    lives: 'until it is counted, a minute',
    sweep: { job: 'count_network', index: 'delivery_changes_pkey' },
  },
  countedDeliveries: {
    growsWith: 'shipment that was delivered',
    lives: 'with its shipment, for good',
  },
  deliveriesByDay: {
    growsWith: 'day, service and lane',
    lives: 'for good: the history of the network',
  },
};
