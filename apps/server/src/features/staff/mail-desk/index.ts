export { mailDeskJobs } from './mail-desk.jobs.ts';
export { mailDeskRoutes } from './mail-desk.routes.ts';
export { resendMailQueue } from './queues.ts';
