import type { Feature } from '../../../platform/feature.ts';
import { networkJobs } from './network.jobs.ts';
import { networkRoutes } from './network.routes.ts';

export const network: Feature = {
  name: 'network',
  routes: networkRoutes,
  jobs: networkJobs,
};
