import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { sendOnce } from '../../../platform/outbox.ts';
import { threadOf } from '../notifications/index.ts';
import { alreadyFollowingLetter, confirmationLetter } from './confirmation-letters.ts';
import { readSubscription } from './subscriptions.queries.ts';
import { leaveLinks, trackingUrl } from './updates-links.ts';
import { updatesToken } from './updates-token.ts';

/** Asks the address to confirm, or notifies it that it follows the shipment already. */
export async function sendConfirmationMail(
  ctx: Ctx,
  mailer: Mailer,
  { subscriptionId, mail }: { subscriptionId: string; mail: number },
): Promise<void> {
  const asked = await readSubscription(ctx.db, subscriptionId);
  if (asked === undefined || asked.mails !== mail || asked.state === 'off') return;
  const [template, write] =
    asked.state === 'on'
      ? (['updates_already_on', alreadyFollowingLetter] as const)
      : (['confirm_updates', confirmationLetter] as const);
  const effect = {
    effectKey: `mail:updates:${subscriptionId}:${mail}`,
    shard: asked.shard,
    template,
    about: { shipmentId: asked.shipment_id },
  };
  await sendOnce(ctx, mailer, effect, async () => {
    const addressee = { kind: 'subscription', id: asked.id, shard: asked.shard } as const;
    const token = updatesToken(ctx.secrets, addressee, { confirms: mail });
    const { leaveUrl, unsubscribeUrl } = leaveLinks(ctx, addressee);
    return {
      to: asked.email,
      letter: write(completeLocale(asked.locale), asked.tracking_number, {
        confirmUrl: `${ctx.config.PUBLIC_ORIGIN}/track/updates/confirm?token=${token}`,
        trackUrl: trackingUrl(ctx, asked.tracking_number),
        leaveUrl,
      }),
      unsubscribeUrl,
      references: threadOf(ctx, asked.shipment_id),
    };
  });
}
