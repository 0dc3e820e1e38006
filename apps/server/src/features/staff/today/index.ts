import type { Feature } from '../../../platform/feature.ts';
import { todayRoutes } from './today.routes.ts';

/** The first page of operations: sums of what is on its way, and the shipments behind each. */
export const today: Feature = {
  name: 'today',
  personalData: 'none',
  routes: todayRoutes,
};
