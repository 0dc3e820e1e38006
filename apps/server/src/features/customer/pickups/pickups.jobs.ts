import { job, scheduled } from '../../../platform/feature.ts';
import { closePickups } from './close-pickups.ts';
import { confirmPickup } from './confirm-pickup.ts';
import { pickupEmails, ruleEndedEmail } from './pickup-emails.ts';
import { deleteOldPlaces } from './places.queries.ts';
import { planRule, planRules } from './plan-rule.ts';
import {
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  ruleEndedMailQueue,
} from './queues.ts';

export const pickupsJobs = [
  job(confirmPickupQueue, confirmPickup),
  job(pickupMailQueue, (ctx, { pickupId, news }) => pickupEmails[news].send(ctx, { pickupId })),
  job(ruleEndedMailQueue, ruleEndedEmail.send),
  job(planRuleQueue, (ctx, { ruleId }) => planRule(ctx, ruleId)),
  scheduled('plan_pickup_rules', '20 2 * * *', async (ctx) => {
    await planRules(ctx);
    await deleteOldPlaces(ctx.db);
  }),
  // says of pickups whose window has begun whether they were collected or missed
  scheduled('close_pickups', '*/10 * * * *', closePickups),
];
