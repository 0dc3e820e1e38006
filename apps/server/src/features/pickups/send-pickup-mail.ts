import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { confirmTime, readPickupForMail, readRuleForMail } from './mails.queries.ts';
import {
  cancelledLetter,
  missedLetter,
  noPlaceLetter,
  ruleEndedLetter,
  scheduledLetter,
} from './pickup-letters.ts';

/**
 * Confirms a time and says so. When the pickup was rescheduled or cancelled meanwhile, the job of
 * that change has the word.
 */
export async function confirmPickup(
  ctx: Ctx,
  mailer: Mailer,
  { pickupId, revision }: { pickupId: string; revision: number },
): Promise<void> {
  await confirmTime(ctx.db, pickupId, revision);
  const pickup = await readPickupForMail(ctx.db, pickupId);
  if (pickup?.status !== 'Scheduled' || pickup.revision !== revision) return;
  const effect = {
    effectKey: `mail:pickup_scheduled:${pickupId}:${revision}`,
    shard: pickup.shard,
    template: 'pickup_scheduled',
  };
  await sendOnce(ctx, mailer, effect, async () => ({
    to: pickup.email,
    letter: scheduledLetter(ctx.config.PUBLIC_ORIGIN, pickup),
  }));
}

const LETTERS = { cancelled: cancelledLetter, no_place: noPlaceLetter, missed: missedLetter };

export async function sendPickupMail(
  ctx: Ctx,
  mailer: Mailer,
  { pickupId, news }: { pickupId: string; news: keyof typeof LETTERS },
): Promise<void> {
  const pickup = await readPickupForMail(ctx.db, pickupId);
  if (pickup === undefined) return;
  const effect = {
    effectKey: `mail:pickup_${news}:${pickupId}`,
    shard: pickup.shard,
    template: `pickup_${news}`,
  };
  await sendOnce(ctx, mailer, effect, async () => ({
    to: pickup.email,
    letter: LETTERS[news](ctx.config.PUBLIC_ORIGIN, pickup),
  }));
}

export async function sendRuleEndedMail(ctx: Ctx, mailer: Mailer, ruleId: string): Promise<void> {
  const rule = await readRuleForMail(ctx.db, ruleId);
  if (rule === undefined) return;
  const effect = {
    effectKey: `mail:pickup_rule_ended:${ruleId}`,
    shard: rule.shard,
    template: 'pickup_rule_ended',
  };
  await sendOnce(ctx, mailer, effect, async () => ({
    to: rule.email,
    letter: ruleEndedLetter(ctx.config.PUBLIC_ORIGIN, rule),
  }));
}
