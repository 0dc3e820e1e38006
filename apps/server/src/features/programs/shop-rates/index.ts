import { actAs } from '../../../platform/acting-customer.ts';
import type { Feature } from '../../../platform/feature.ts';
import { deleteTokens } from './rate-tokens.queries.ts';
import { shopRatesRoutes } from './shop-rates.routes.ts';

export { authenticateToken } from './authenticate-token.ts';

/** Prices at the checkout of shop platforms, in their shapes. */
export const shopRates: Feature = {
  name: 'shop-rates',
  routes: shopRatesRoutes,
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteTokens(own, customerId)),
  },
  exportData: { notExported: 'a token is a secret of which only the hash is kept' },
  tables: {
    rateTokens: { growsWith: 'shop that asks for prices', lives: 'until the account is erased' },
  },
};
