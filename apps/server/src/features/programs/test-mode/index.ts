import type { Feature } from '../../../platform/feature.ts';
import { ownTestDataRoutes } from './own-test-data.routes.ts';
import { testModeJobs } from './test-mode.jobs.ts';
import { testModeRoutes } from './test-mode.routes.ts';

export { ensureTestAccount } from './copy-account.ts';
export { followPublished } from './follow-published.ts';
export { createIdentity } from './identity.ts';
export { insertMode } from './test-accounts.queries.ts';
export { keepMails } from './keep-mails.ts';

/** What only test mode has (decision 140). In a live database its table stays empty and its jobs do nothing. */
export const testMode: Feature = {
  name: 'test-mode',
  personalData: 'expires',
  routes(api, ctx) {
    testModeRoutes(api, ctx);
    ownTestDataRoutes(api, ctx);
  },
  jobs: testModeJobs,
  tables: {
    testMails: {
      growsWith: 'email or text of test mode',
      lives: '90 days',
      sweep: { job: 'erase_old_test_data', index: 'test_mails_oldest' },
    },
    databaseMode: { growsWith: 'nothing', lives: 'for good: one row' },
  },
};
