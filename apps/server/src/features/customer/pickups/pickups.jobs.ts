import { job, scheduled } from '../../../platform/feature.ts';
import { closePickups } from './close-pickups.ts';
import { deleteOldPlaces } from './places.queries.ts';
import { planRule, planRules } from './plan-rule.ts';
import {
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  ruleEndedMailQueue,
} from './queues.ts';
import { confirmPickup, sendPickupMail, sendRuleEndedMail } from './send-pickup-mail.ts';

export const pickupsJobs = [
  job(confirmPickupQueue, (ctx, payload) => confirmPickup(ctx, ctx.mailer, payload)),
  job(pickupMailQueue, (ctx, payload) => sendPickupMail(ctx, ctx.mailer, payload)),
  job(ruleEndedMailQueue, (ctx, { ruleId }) => sendRuleEndedMail(ctx, ctx.mailer, ruleId)),
  job(planRuleQueue, (ctx, { ruleId }) => planRule(ctx, ruleId)),
  scheduled('plan_pickup_rules', '20 2 * * *', async (ctx) => {
    await planRules(ctx);
    await deleteOldPlaces(ctx.db);
  }),
  // says of pickups whose window has begun whether they were collected or missed
  scheduled('close_pickups', '*/10 * * * *', closePickups),
];
