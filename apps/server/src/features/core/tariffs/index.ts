export { previewTariffQueue } from './queues.ts';
export { tariffsJobs } from './tariffs.jobs.ts';
export { tariffsRoutes } from './tariffs.routes.ts';
