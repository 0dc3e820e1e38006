import type { Feature } from '../../../platform/feature.ts';
import { networkJobs } from './network.jobs.ts';
import { networkRoutes } from './network.routes.ts';
import { tables } from './tables.ts';

export const network: Feature = {
  name: 'network',
  personalData: 'none',
  routes: networkRoutes,
  jobs: networkJobs,
  tables,
};
