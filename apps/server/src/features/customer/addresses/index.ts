import type { Feature } from '../../../platform/feature.ts';
import { addressesRoutes } from './addresses.routes.ts';

export { deleteAddresses, findAddress, selectAddresses } from './addresses.queries.ts';
export { presentAddress } from './present-address.ts';

export const addresses: Feature = {
  name: 'addresses',
  routes: addressesRoutes,
};
