export { bulkUploadsJobs } from './bulk-uploads.jobs.ts';
export { bulkUploadsRoutes } from './bulk-uploads.routes.ts';
export { checkUploadQueue, eraseUploadsQueue, readUploadQueue, runUploadQueue } from './queues.ts';
