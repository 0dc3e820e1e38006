import { createHash } from 'node:crypto';
import { publicPlace } from '@waypost/domain/places';
import type { Status } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatMoney } from '@waypost/i18n/formats';
import type { Ctx } from '../../platform/context.ts';
import type { Mailer } from '../../platform/mailer.ts';
import {
  markMailSent,
  readShipperForMail,
  type ShipperForMail,
  startMail,
} from './notifications.queries.ts';

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
  const { shard } = shipper;
  const { template } = mail;
  if (!(await startMail(ctx.db, { effectKey, shard, shipmentId, template }))) return;

  const { subject, lines } = write(ctx.config.PUBLIC_ORIGIN, shipper, mail);
  await mailer.send({
    to: shipper.email,
    subject,
    text: lines.join('\n\n'),
    messageId: messageIdOf(ctx.config.PUBLIC_ORIGIN, effectKey),
  });
  await markMailSent(ctx.db, effectKey, shard);
}

function write(origin: string, shipper: ShipperForMail, mail: ShipperMail) {
  const t = translator('en', 'mail');
  const number = formatTrackingNumber(shipper.tracking_number);
  const from = publicPlace(shipper.origin);
  const to = publicPlace(shipper.destination);
  const track = t('trackLink', { link: `${origin}/track?ref=${shipper.tracking_number}` });
  const greeting = t('greeting', { name: shipper.name });
  if (mail.template === 'milestone') {
    const status = translator('en', 'parcels')(`status.${mail.status}`);
    return {
      subject: t('statusSubject', { status, number }),
      lines: [greeting, t('statusText', { number, from, to, status }), track, t('signature')],
    };
  }
  const amount = formatMoney(shipper.price_cents, shipper.currency, 'en');
  return {
    subject: t('bookedSubject', { number }),
    lines: [
      greeting,
      t('bookedText', { number, from, to }),
      t('bookedDueOnDelivery', { amount }),
      t('bookedReceipt', { link: `${origin}/receipt/${shipper.receipt_id}` }),
      track,
      t('signature'),
    ],
  };
}

function messageIdOf(origin: string, effectKey: string): string {
  const digest = createHash('sha256').update(effectKey).digest('hex').slice(0, 32);
  return `<${digest}@${new URL(origin).hostname}>`;
}
