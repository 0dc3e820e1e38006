import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipmentSubscriptions: {
    growsWith: 'follower of a shipment',
    lives: '30 days after delivery, a year at most',
    sweep: { job: 'erase_subscriptions', index: 'shipment_subscriptions_requested' },
  },
  mailOptOuts: { growsWith: 'address that wants no mail', lives: 'until it wants mail again' },
};
