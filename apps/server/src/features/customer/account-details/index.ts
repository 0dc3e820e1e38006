import type { Feature } from '../../../platform/feature.ts';
import { accountDetailsRoutes } from './account-details.routes.ts';

export { readDetails } from './read-details.ts';

export const accountDetails: Feature = {
  name: 'account-details',
  personalData: 'none',
  routes: accountDetailsRoutes,
};
