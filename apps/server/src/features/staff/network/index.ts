export { networkJobs } from './network.jobs.ts';
export { networkRoutes } from './network.routes.ts';
export { countNetworkQueue } from './queues.ts';
