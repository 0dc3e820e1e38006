export { deskJobs } from './desk.jobs.ts';
export { deskRoutes } from './desk.routes.ts';
export { watchShipmentsQueue } from './queues.ts';
