import type { Feature } from '../../../platform/feature.ts';
import { customerKeysJobs } from './customer-keys.jobs.ts';
import { customerKeysRoutes } from './customer-keys.routes.ts';

export { authenticateKey } from './authenticate-key.ts';
export { deleteKeys, revokeAllKeys } from './customer-keys.queries.ts';
export { customerKeyMailSamples } from './send-key-made-mail.ts';

export const customerKeys: Feature = {
  name: 'customer-keys',
  routes: customerKeysRoutes,
  jobs: customerKeysJobs,
};
