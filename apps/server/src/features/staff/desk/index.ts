import type { Feature } from '../../../platform/feature.ts';
import { deskJobs } from './desk.jobs.ts';
import { deskRoutes } from './desk.routes.ts';

export const desk: Feature = {
  name: 'desk',
  personalData: 'none',
  routes: deskRoutes,
  jobs: deskJobs,
};
