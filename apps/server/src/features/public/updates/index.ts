import type { Feature } from '../../../platform/feature.ts';
import { updatesJobs } from './updates.jobs.ts';
import { updatesRoutes } from './updates.routes.ts';

export { milestoneTextSample, updatesMailSamples } from './mail-samples.ts';
export { addressHash } from './address-hash.ts';
export {
  isOptedOut,
  listShipmentsFollowedBy,
  lockListeners,
  noteListeners,
} from './listeners.queries.ts';
export { type MilestoneJob, milestoneQueue } from './queues.ts';
export {
  deleteSubscriptions,
  listSubscriptionsForExport,
  listTrackingNumbers,
} from './subscriptions.queries.ts';
export { rewriteMilestone } from './rewrite-milestone.ts';

export const updates: Feature = {
  name: 'updates',
  routes: updatesRoutes,
  jobs: updatesJobs,
};
