import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Feature } from '../../../platform/feature.ts';
import { blankReasons } from './credit.queries.ts';
import { creditRoutes } from './credit.routes.ts';
import { readCredit } from './present-credit.ts';

export { findLimits, storeLimit } from './credit.queries.ts';
export { judgeCredit } from './judge-credit.ts';
export { readCredit, readCustomerCredit } from './present-credit.ts';

/** Customers who pay on account, by their monthly statement. */
export const credit: Feature = {
  name: 'credit',
  routes: creditRoutes,
  erase: { person: (_ctx, tx, { customerId }) => blankReasons(tx, customerId) },
  async exportData(ctx, { customerId }) {
    const own = await asCustomer(ctx.db, customerId, (db) => readCredit(db, customerId));
    return { credits: own === null ? [] : [own] };
  },
  tables: {
    creditAccounts: {
      growsWith: 'customer with a credit limit',
      lives: 'with the account, for good',
    },
    creditLimits: {
      growsWith: 'limit that staff sets',
      lives: 'for good; its reason is blanked with the person',
    },
  },
};
