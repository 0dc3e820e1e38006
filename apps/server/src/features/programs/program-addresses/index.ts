import type { Feature } from '../../../platform/feature.ts';
import { programAddressesRoutes } from './program-addresses.routes.ts';

/** The address book for programs, and a check of addresses. */
export const programAddresses: Feature = {
  name: 'program-addresses',
  personalData: 'none',
  routes: programAddressesRoutes,
};
