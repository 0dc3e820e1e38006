import { type Feature, scheduled } from '../../../platform/feature.ts';
import { closeCashOfLeavers } from './cash-of-leavers.ts';
import { refuseWhileHeld } from './refuse-while-held.ts';
import { cashRoutes } from './cash.routes.ts';
import { custodyRoutes } from './custody.routes.ts';
import { readHolder } from './difference-on-desk.ts';

export { findBagOfSeal, findNamedBag, matchBag } from './match-bag.ts';

/** Cash on its way from couriers to hubs and to the bank. */
export const cash: Feature = {
  name: 'cash',
  personalData: 'none',
  routes(api, ctx) {
    cashRoutes(api, ctx);
    custodyRoutes(api, ctx);
  },
  jobs: [scheduled('close_cash_of_leavers', '7 * * * *', closeCashOfLeavers)],
  shards: { refuseMove: refuseWhileHeld },
  deskItems: { kinds: ['cash_difference'], read: readHolder },
  tables: {
    courierCash: { growsWith: 'shipment whose cash a courier has', lives: 'until it is counted' },
    cashBalances: {
      growsWith: 'hub, bag or person with cash or a difference',
      lives: 'until it is zero',
    },
    cashCounts: { growsWith: 'hand-over of cash', lives: 'for good: the books' },
    cashCountLines: { growsWith: 'currency of a count', lives: 'for good: the books' },
    cashDeposits: { growsWith: 'bag for the bank', lives: 'for good: the books' },
    cashDepositLines: { growsWith: 'currency of a bag', lives: 'for good: the books' },
    cashSettlements: { growsWith: 'settled difference', lives: 'for good: the books' },
  },
};
