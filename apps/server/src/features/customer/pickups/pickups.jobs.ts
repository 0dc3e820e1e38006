import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { closePickups } from './close-pickups.ts';
import { deleteOldPlaces } from './places.queries.ts';
import { planRule, planRules } from './plan-rule.ts';
import {
  closePickupsQueue,
  confirmPickupQueue,
  pickupMailQueue,
  planRuleQueue,
  planRulesQueue,
  ruleEndedMailQueue,
} from './queues.ts';
import { confirmPickup, sendPickupMail, sendRuleEndedMail } from './send-pickup-mail.ts';

export async function pickupsJobs(ctx: Ctx, mailer: Mailer): Promise<void> {
  await ctx.jobs.work(confirmPickupQueue, (payload) => confirmPickup(ctx, mailer, payload));
  await ctx.jobs.work(pickupMailQueue, (payload) => sendPickupMail(ctx, mailer, payload));
  await ctx.jobs.work(ruleEndedMailQueue, ({ ruleId }) => sendRuleEndedMail(ctx, mailer, ruleId));
  await ctx.jobs.work(planRuleQueue, ({ ruleId }) => planRule(ctx, ruleId));

  await ctx.jobs.work(planRulesQueue, async () => {
    await planRules(ctx);
    await deleteOldPlaces(ctx.db);
  });
  await ctx.jobs.schedule(planRulesQueue, '20 2 * * *');
  await ctx.jobs.work(closePickupsQueue, () => closePickups(ctx));
  await ctx.jobs.schedule(closePickupsQueue, '*/10 * * * *');
}
