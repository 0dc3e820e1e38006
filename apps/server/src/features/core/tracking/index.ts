export { partyViewRoutes } from './party-view.routes.ts';
export { trackingRoutes } from './tracking.routes.ts';
