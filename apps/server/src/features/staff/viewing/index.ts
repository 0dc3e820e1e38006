import type { Feature } from '../../../platform/feature.ts';
import { viewingRoutes } from './viewing.routes.ts';

export { blankViewingReasons } from './erasure.queries.ts';
export { authenticateViewing } from './authenticate-viewing.ts';

export const viewing: Feature = {
  name: 'viewing',
  routes: viewingRoutes,
};
