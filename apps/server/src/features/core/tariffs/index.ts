import type { Feature } from '../../../platform/feature.ts';
import { tariffsJobs } from './tariffs.jobs.ts';
import { tariffsRoutes } from './tariffs.routes.ts';
import { tables } from './tables.ts';

export { insertFirstTariff } from './tariffs.queries.ts';

export const tariffs: Feature = {
  name: 'tariffs',
  personalData: 'none',
  routes: tariffsRoutes,
  jobs: tariffsJobs,
  tables,
};
