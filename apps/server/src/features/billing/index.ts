export { billingJobs } from './billing.jobs.ts';
export { billingRoutes } from './billing.routes.ts';
export { listAllStatements } from './present-statements.ts';
export { readBilling } from './read-billing.ts';
export { forgetPapers } from './erase-papers.ts';
export {
  closeMonthQueue,
  closeMonthsQueue,
  erasePapersQueue,
  statementMailQueue,
} from './queues.ts';
