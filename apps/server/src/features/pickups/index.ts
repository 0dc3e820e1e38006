export { erasePickups } from './erase-pickups.ts';
export { listPickups } from './list-pickups.ts';
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
export { selectRules } from './rules.queries.ts';
