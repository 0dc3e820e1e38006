export { billingJobs } from './billing.jobs.ts';
export { billingRoutes } from './billing.routes.ts';
export { billingMailSamples } from './mail-samples.ts';
export { rewriteStatementMail } from './send-statement-mail.ts';
export { readTotals } from './spend.queries.ts';
export { listAllStatements } from './present-statements.ts';
export { readBilling } from './read-billing.ts';
export { forgetPapers } from './erase-papers.ts';
export {
  closeMonthQueue,
  closeMonthsQueue,
  erasePapersQueue,
  statementMailQueue,
} from './queues.ts';
