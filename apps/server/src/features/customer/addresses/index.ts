export { deleteAddresses, findAddress, selectAddresses } from './addresses.queries.ts';
export { addressesRoutes } from './addresses.routes.ts';
export { presentAddress } from './present-address.ts';
