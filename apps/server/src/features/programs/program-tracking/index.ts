import type { Feature } from '../../../platform/feature.ts';
import { programTrackingRoutes } from './program-tracking.routes.ts';

export const programTracking: Feature = {
  name: 'program-tracking',
  personalData: 'none',
  routes: programTrackingRoutes,
};
