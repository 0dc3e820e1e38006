import type { Feature } from '../../../platform/feature.ts';
import { mailDeskJobs } from './mail-desk.jobs.ts';
import { mailDeskRoutes } from './mail-desk.routes.ts';

export const mailDesk: Feature = {
  name: 'mail-desk',
  personalData: 'none',
  routes: mailDeskRoutes,
  jobs: mailDeskJobs,
};
