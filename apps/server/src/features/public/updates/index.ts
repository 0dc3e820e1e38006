export { milestoneTextSample, updatesMailSamples } from './mail-samples.ts';
export { addressHash } from './address-hash.ts';
export {
  isOptedOut,
  listShipmentsFollowedBy,
  lockListeners,
  noteListeners,
} from './listeners.queries.ts';
export {
  confirmationMailQueue,
  eraseSubscriptionsQueue,
  messageQueue,
  type MilestoneJob,
  milestoneQueue,
} from './queues.ts';
export {
  deleteSubscriptions,
  listSubscriptionsForExport,
  listTrackingNumbers,
} from './subscriptions.queries.ts';
export { rewriteMilestone } from './rewrite-milestone.ts';
export { updatesJobs } from './updates.jobs.ts';
export { updatesRoutes } from './updates.routes.ts';
