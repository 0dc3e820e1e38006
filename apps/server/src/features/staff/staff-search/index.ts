import type { Feature } from '../../../platform/feature.ts';
import { staffSearchRoutes } from './staff-search.routes.ts';

export const staffSearch: Feature = {
  name: 'staff-search',
  personalData: 'none',
  routes: staffSearchRoutes,
};
