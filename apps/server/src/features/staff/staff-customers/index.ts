import type { Feature } from '../../../platform/feature.ts';
import { staffCustomersRoutes } from './staff-customers.routes.ts';

export { selectCustomers } from './customers.queries.ts';

export const staffCustomers: Feature = {
  name: 'staff-customers',
  personalData: 'none',
  routes: staffCustomersRoutes,
};
