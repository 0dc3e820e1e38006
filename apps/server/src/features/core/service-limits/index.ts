import type { Feature } from '../../../platform/feature.ts';
import { serviceLimitsRoutes } from './service-limits.routes.ts';

export { insertLimitsVersion, selectLimitsInForce } from './service-limits.queries.ts';

export const serviceLimits: Feature = {
  name: 'service-limits',
  personalData: 'none',
  routes: serviceLimitsRoutes,
  tables: {
    serviceLimits: { growsWith: 'published version', lives: 'for good: versions are only added' },
  },
};
