import type { Feature } from '../../../platform/feature.ts';
import { sortingRoutes } from './sorting.routes.ts';

export { planInForce } from './plan-in-force.ts';

/** Which lane a piece takes in a hub, and what the hub expects. */
export const sorting: Feature = {
  name: 'sorting',
  personalData: 'none',
  routes: sortingRoutes,
  tables: {
    sortPlans: { growsWith: 'published version', lives: 'for good: versions are only added' },
  },
};
