import { publicPlace } from '@waypost/domain/places';
import type { Status } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatMoney } from '@waypost/i18n/formats';
import type { Ctx } from '../../platform/context.ts';
import type { Letter } from '../../platform/mail-layout.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { readShipperForMail, type ShipperForMail } from './notifications.queries.ts';

export type ShipperMail =
  | { template: 'booking_confirmation' }
  | { template: 'milestone'; status: Status };

export async function sendShipperMail(
  ctx: Ctx,
  mailer: Mailer,
  shipmentId: string,
  mail: ShipperMail,
): Promise<void> {
  const shipper = await readShipperForMail(ctx.db, shipmentId);
  if (shipper === undefined || shipper.email === '') return;
  const suffix = mail.template === 'milestone' ? `:${mail.status}` : '';
  const effect = {
    effectKey: `mail:${mail.template}:${shipmentId}${suffix}`,
    shard: shipper.shard,
    template: mail.template,
    about: { shipmentId, party: 'shipper' },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: shipper.email,
    letter: write(ctx.config.PUBLIC_ORIGIN, shipper, mail),
  }));
}

function write(origin: string, shipper: ShipperForMail, mail: ShipperMail): Letter {
  const t = translator('en', 'mail');
  const number = formatTrackingNumber(shipper.tracking_number);
  const from = publicPlace(shipper.origin);
  const to = publicPlace(shipper.destination);
  const trackUrl = `${origin}/track?ref=${shipper.tracking_number}`;
  const greeting = { paragraph: t('greeting', { name: shipper.name }) };
  const track = { link: { label: t('trackLink'), url: trackUrl } };
  const signature = { smallPrint: t('signature') };
  if (mail.template === 'milestone') {
    const status = translator('en', 'parcels')(`status.${mail.status}`);
    const text = { paragraph: t('statusText', { number, from, to, status }) };
    return {
      subject: t('statusSubject', { status, number }),
      blocks: [{ heading: status }, greeting, text, track, signature],
    };
  }
  const amount = formatMoney(shipper.price_cents, shipper.currency, 'en');
  const receiptUrl = `${origin}/receipt/${shipper.receipt_id}`;
  return {
    subject: t('bookedSubject', { number }),
    blocks: [
      { heading: t('bookedSubject', { number }) },
      greeting,
      { paragraph: t('bookedText', { number, from, to }) },
      { paragraph: t('bookedDueOnDelivery', { amount }) },
      track,
      { link: { label: t('bookedReceipt'), url: receiptUrl } },
      signature,
    ],
  };
}
