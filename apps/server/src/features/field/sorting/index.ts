import type { Feature } from '../../../platform/feature.ts';
import { sortingRoutes } from './sorting.routes.ts';
import { staffRoutes } from './staff.routes.ts';

/** Which lane a piece takes in a hub, and what the hub expects. */
export const sorting: Feature = {
  name: 'sorting',
  personalData: 'none',
  routes(api, ctx) {
    sortingRoutes(api, ctx);
    staffRoutes(api, ctx);
  },
  tables: {
    sortPlans: { growsWith: 'published version', lives: 'for good: versions are only added' },
  },
};
