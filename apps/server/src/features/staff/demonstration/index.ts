import type { Feature } from '../../../platform/feature.ts';
import { demonstrationRoutes } from './demonstration.routes.ts';

export { findDemonstrationCustomer } from './find-demonstration-customer.ts';
export { DEMONSTRATION_CUSTOMER, DEMONSTRATION_STAFF } from './people.ts';

export const demonstration: Feature = {
  name: 'demonstration',
  personalData: 'none',
  routes: demonstrationRoutes,
};
