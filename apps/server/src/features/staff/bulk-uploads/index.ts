import type { Feature } from '../../../platform/feature.ts';
import { bulkUploadsJobs } from './bulk-uploads.jobs.ts';
import { bulkUploadsRoutes } from './bulk-uploads.routes.ts';

export const bulkUploads: Feature = {
  name: 'bulk-uploads',
  personalData: 'expires',
  routes: bulkUploadsRoutes,
  jobs: bulkUploadsJobs,
  tables: {
    bulkUploads: {
      growsWith: 'file of staff',
      lives: 'for good, without its text after 30 days',
      sweep: { job: 'erase_bulk_uploads', index: 'bulk_uploads_kept' },
    },
    bulkRows: { growsWith: 'row of a file', lives: 'with its upload, as a number and an outcome' },
  },
};
