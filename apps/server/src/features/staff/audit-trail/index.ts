import type { Feature } from '../../../platform/feature.ts';
import { auditTrailRoutes } from './audit-trail.routes.ts';

export const auditTrail: Feature = {
  name: 'audit-trail',
  personalData: 'none',
  routes: auditTrailRoutes,
};
