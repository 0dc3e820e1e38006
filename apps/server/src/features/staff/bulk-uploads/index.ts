import type { Feature } from '../../../platform/feature.ts';
import { bulkUploadsJobs } from './bulk-uploads.jobs.ts';
import { bulkUploadsRoutes } from './bulk-uploads.routes.ts';
import { carryUploads, dropUploads, listFilesOfShard } from './carry-uploads.queries.ts';
import { forgetUploads } from './erase-uploads.ts';

export { addUpload } from './add-upload.ts';
export { checkRows } from './check-rows.ts';
export { mappingOf } from './open-file.ts';
export { findSameBooked, listUploadsOf } from './own-uploads.queries.ts';
export { presentPreview } from './present-upload.ts';
export { runUploadQueue } from './queues.ts';
export { faultsOf, listRowsForReport } from './rows.queries.ts';
export { bulkTemplate, headingOf } from './template.ts';
export { findUpload, lockUpload, markRunning, type UploadRow } from './uploads.queries.ts';

export const bulkUploads: Feature = {
  name: 'bulk-uploads',
  routes: bulkUploadsRoutes,
  jobs: bulkUploadsJobs,
  erase: { person: (ctx, tx, { customerId }) => forgetUploads(ctx, tx, customerId) },
  exportData: {
    notExported: 'what was booked is on the list of shipments, and files go after 30 days',
  },
  shards: { carryRows: carryUploads, dropRows: dropUploads, listObjects: listFilesOfShard },
  tables: {
    bulkUploads: {
      growsWith: 'file of staff or of a customer',
      lives: 'for good, without its text after 30 days',
      sweep: { job: 'erase_bulk_uploads', index: 'bulk_uploads_kept' },
    },
    bulkRows: { growsWith: 'row of a file', lives: 'with its upload, as a number and an outcome' },
  },
};
