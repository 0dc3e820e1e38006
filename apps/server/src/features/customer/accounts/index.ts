import type { Feature } from '../../../platform/feature.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { profileRoutes } from './profile.routes.ts';

export { authenticateCustomer } from './authenticate-customer.ts';
export { erasePerson } from './erase-account.ts';
export { accountMailSamples } from './mail-samples.ts';
export { storeProfile } from './profile.queries.ts';
export { deleteSessions } from './sessions.queries.ts';

export const accounts: Feature = {
  name: 'accounts',
  routes(api, ctx) {
    accountsRoutes(api, ctx);
    profileRoutes(api, ctx);
  },
  jobs: accountsJobs,
};
