import type { Feature } from '../../../platform/feature.ts';
import { programPickupsRoutes } from './program-pickups.routes.ts';

/** Pickups for programs, over the use cases of the dashboard. */
export const programPickups: Feature = {
  name: 'program-pickups',
  personalData: 'none',
  routes: programPickupsRoutes,
};
