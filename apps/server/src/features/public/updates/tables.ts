import type { Tables } from '../../../platform/table-lifetime.ts';

export const tables: Tables = {
  shipment_subscriptions: {
    growsWith: 'follower of a shipment',
    lives: '30 days after delivery, a year at most',
    sweep: { job: 'erase_subscriptions', index: 'shipment_subscriptions_requested' },
  },
  mail_opt_outs: { growsWith: 'address that wants no mail', lives: 'until it wants mail again' },
};
