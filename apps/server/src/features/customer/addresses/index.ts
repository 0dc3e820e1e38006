import type { Feature } from '../../../platform/feature.ts';
import { deleteAddresses, selectAddresses } from './addresses.queries.ts';
import { presentAddress } from './present-address.ts';
import { actAs, asCustomer } from '../../../platform/acting-customer.ts';
import { addressesRoutes } from './addresses.routes.ts';

export { deleteAddress, findAddress } from './addresses.queries.ts';
export { changeAddress } from './change-address.ts';
export { keepAddress } from './keep-address.ts';
export { presentAddress, selectAddresses };

export const addresses: Feature = {
  name: 'addresses',
  routes: addressesRoutes,
  erase: {
    person: (_ctx, tx, { customerId }) =>
      actAs(tx, customerId, (own) => deleteAddresses(own, customerId)),
  },
  async exportData(ctx, { customerId }) {
    const rows = await asCustomer(ctx.db, customerId, (own) => selectAddresses(own, customerId));
    return { addresses: rows.map(presentAddress) };
  },
  tables: {
    customerAddresses: {
      growsWith: 'saved address',
      lives: 'until the customer deletes it or is erased',
    },
  },
};
