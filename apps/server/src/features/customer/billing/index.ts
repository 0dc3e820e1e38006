import type { Feature } from '../../../platform/feature.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingRoutes } from './billing.routes.ts';

export { billingMailSamples } from './mail-samples.ts';
export { rewriteStatementMail } from './send-statement-mail.ts';
export { readTotals } from './spend.queries.ts';
export { listAllStatements } from './present-statements.ts';
export { readBilling } from './read-billing.ts';
export { forgetPapers } from './erase-papers.ts';

export const billing: Feature = {
  name: 'billing',
  routes: billingRoutes,
  jobs: billingJobs,
};
