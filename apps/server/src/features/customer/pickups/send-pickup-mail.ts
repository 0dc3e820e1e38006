import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import { provedAddress } from '../../../platform/mail-text.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { type Rewrite, sendOnce, type Writing } from '../../../platform/outbox.ts';
import { NO_VEIL, type Veil } from '../../../platform/veil.ts';
import {
  confirmTime,
  type PickupForMail,
  readPickupForMail,
  readRuleForMail,
  type RuleForMail,
} from './mails.queries.ts';
import {
  cancelledLetter,
  missedLetter,
  noPlaceLetter,
  ruleEndedLetter,
  scheduledLetter,
} from './pickup-letters.ts';

/**
 * Confirms a time by email. When the pickup was rescheduled or cancelled in the meantime, the job of that
 * change sends the email.
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
  } as const;
  await sendOnce(ctx, mailer, effect, async () => write(ctx, pickup, scheduledLetter, NO_VEIL));
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
  } as const;
  await sendOnce(ctx, mailer, effect, async () => write(ctx, pickup, LETTERS[news], NO_VEIL));
}

export async function sendRuleEndedMail(ctx: Ctx, mailer: Mailer, ruleId: string): Promise<void> {
  const rule = await readRuleForMail(ctx.db, ruleId);
  if (rule === undefined) return;
  const effect = {
    effectKey: `mail:pickup_rule_ended:${ruleId}`,
    shard: rule.shard,
    template: 'pickup_rule_ended',
  } as const;
  await sendOnce(ctx, mailer, effect, async () => write(ctx, rule, ruleEndedLetter, NO_VEIL));
}

const REWRITTEN: Record<
  string,
  (locale: Locale, origin: string, pickup: PickupForMail) => OwnLetter
> = {
  pickup_scheduled: scheduledLetter,
  pickup_cancelled: cancelledLetter,
  pickup_no_place: noPlaceLetter,
  pickup_missed: missedLetter,
};

export const rewritePickupMail: Rewrite = async (ctx, { template, ids: [id = ''] }, veil) => {
  const letter = REWRITTEN[template];
  if (letter === undefined) {
    const rule = await readRuleForMail(ctx.db, id);
    return rule && write(ctx, rule, ruleEndedLetter, veil);
  }
  const pickup = await readPickupForMail(ctx.db, id);
  // a confirmed pickup that was then cancelled or collected is not confirmed again
  const isOver = template === 'pickup_scheduled' && pickup?.status !== 'Scheduled';
  return pickup === undefined || isOver ? undefined : write(ctx, pickup, letter, veil);
};

function write<Told extends PickupForMail | RuleForMail>(
  ctx: Ctx,
  told: Told,
  letter: (locale: Locale, origin: string, told: Told) => OwnLetter,
  veil: Veil,
): Writing {
  const seen = {
    ...told,
    name: veil.name(told.name),
    address_text: veil.address(told.address_text),
  };
  const locale = completeLocale(told.locale);
  return {
    to: provedAddress(veil.email(told.email), 'account'),
    letter: letter(locale, ctx.config.PUBLIC_ORIGIN, seen),
  };
}
