import type { Feature } from '../../../platform/feature.ts';
import { partyViewRoutes } from './party-view.routes.ts';
import { trackingRoutes } from './tracking.routes.ts';

export const tracking: Feature = {
  name: 'tracking',
  routes(api, ctx) {
    partyViewRoutes(api, ctx);
    trackingRoutes(api, ctx);
  },
};
