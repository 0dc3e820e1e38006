import type { Feature } from '../../../platform/feature.ts';
import { bulkUploadsJobs } from './bulk-uploads.jobs.ts';
import { bulkUploadsRoutes } from './bulk-uploads.routes.ts';
import { tables } from './tables.ts';

export const bulkUploads: Feature = {
  name: 'bulk-uploads',
  personalData: 'expires',
  routes: bulkUploadsRoutes,
  jobs: bulkUploadsJobs,
  tables,
};
