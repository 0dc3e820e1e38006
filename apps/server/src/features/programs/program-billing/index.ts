import type { Feature } from '../../../platform/feature.ts';
import { programBillingRoutes } from './program-billing.routes.ts';

/** Statements and what is owed, for programs. */
export const programBilling: Feature = {
  name: 'program-billing',
  personalData: 'none',
  routes: programBillingRoutes,
};
