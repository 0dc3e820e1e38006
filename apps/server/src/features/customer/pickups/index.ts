import type { Feature } from '../../../platform/feature.ts';
import { pickupsJobs } from './pickups.jobs.ts';
import { pickupsRoutes } from './pickups.routes.ts';

export { erasePickups } from './erase-pickups.ts';
export { listPickups } from './list-pickups.ts';
export { pickupMailSamples } from './mail-samples.ts';
export { selectAllPickups } from './pickups.queries.ts';
export { presentPickup, presentRule } from './present-pickup.ts';
export { rewritePickupMail } from './send-pickup-mail.ts';
export { selectRules } from './rules.queries.ts';

export const pickups: Feature = {
  name: 'pickups',
  routes: pickupsRoutes,
  jobs: pickupsJobs,
};
