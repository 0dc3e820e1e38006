import { formatMoney } from '@waypost/i18n/formats';
import { translator } from '@waypost/i18n';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import type { Status } from '@waypost/domain/tracking';
import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { markMailSent, readShipperForMail, startMail } from './notifications.queries.ts';

export type ShipperMail =
  | { template: 'booking_confirmation' }
  | { template: 'milestone'; status: Status };

/**
 * Sends one mail to the shipper. The effect key is taken before and marked after; a crash between
 * the two sends it again with the same Message-ID.
 */
export async function sendShipperMail(
  ctx: Ctx,
  mailer: Mailer,
  shipmentId: string,
  mail: ShipperMail,
): Promise<void> {
  const shipper = await readShipperForMail(ctx.db, shipmentId);
  if (shipper === undefined || shipper.email === '') return;
  const suffix = mail.template === 'milestone' ? `:${mail.status}` : '';
  const effectKey = `mail:${mail.template}:${shipmentId}${suffix}`;
  const { template } = mail;
  if (!(await startMail(ctx.db, { effectKey, shard: shipper.shard, shipmentId, template }))) return;

  const t = translator('en', 'mail');
  const number = formatTrackingNumber(shipper.tracking_number);
  const trackUrl = `${ctx.config.PUBLIC_ORIGIN}/track?ref=${shipper.tracking_number}`;
  const receiptUrl = `${ctx.config.PUBLIC_ORIGIN}/receipt/${shipper.receipt_id}`;
  const total = formatMoney('en', shipper.price_cents, shipper.currency);
  const content =
    mail.template === 'booking_confirmation'
      ? {
          subject: t('bookingSubject', { number }),
          text: t('bookingText', { number, total, trackUrl, receiptUrl }),
        }
      : {
          subject: t('milestoneSubject', { number, status: mail.status }),
          text: t('milestoneText', { number, status: mail.status, trackUrl }),
        };
  await mailer.send({ to: shipper.email, ...content, messageId: messageIdOf(ctx, effectKey) });
  await markMailSent(ctx.db, effectKey, shipper.shard);
}

function messageIdOf(ctx: Ctx, effectKey: string): string {
  const digest = createHash('sha256').update(effectKey).digest('hex').slice(0, 32);
  return `<${digest}@${new URL(ctx.config.PUBLIC_ORIGIN).hostname}>`;
}
