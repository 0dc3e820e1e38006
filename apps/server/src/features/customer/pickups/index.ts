export { erasePickups } from './erase-pickups.ts';
export { listPickups } from './list-pickups.ts';
export { pickupMailSamples } from './mail-samples.ts';
export { selectAllPickups } from './pickups.queries.ts';
export { pickupsJobs } from './pickups.jobs.ts';
export { pickupsRoutes } from './pickups.routes.ts';
export { presentPickup, presentRule } from './present-pickup.ts';
export {
  closePickupsQueue,
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  planRulesQueue,
  ruleEndedMailQueue,
} from './queues.ts';
export { rewritePickupMail } from './send-pickup-mail.ts';
export { selectRules } from './rules.queries.ts';
