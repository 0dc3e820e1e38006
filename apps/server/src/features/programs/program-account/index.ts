import type { Feature } from '../../../platform/feature.ts';
import { programAccountRoutes } from './program-account.routes.ts';

export const programAccount: Feature = {
  name: 'program-account',
  personalData: 'none',
  routes: programAccountRoutes,
};
