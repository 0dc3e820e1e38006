import type { Feature } from '../../../platform/feature.ts';
import { staffCustomersRoutes } from './staff-customers.routes.ts';

export const staffCustomers: Feature = {
  name: 'staff-customers',
  personalData: 'none',
  routes: staffCustomersRoutes,
};
