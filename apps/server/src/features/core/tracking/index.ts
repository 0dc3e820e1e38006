import type { Feature } from '../../../platform/feature.ts';
import { trackingRoutes } from './tracking.routes.ts';

export const tracking: Feature = { name: 'tracking', personalData: 'none', routes: trackingRoutes };
