import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import type { Mailer } from '../../../platform/mailer.ts';
import { type Rewrite, sendOnce, type Writing } from '../../../platform/outbox.ts';
import { NO_VEIL, type Veil } from '../../../platform/veil.ts';
import { partyLinkToken } from '../parties/index.ts';
import { placeText } from '../../core/places/index.ts';
import { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
import { readSender } from './read-sender.ts';
import { bookingLetter, cancelledLetter, recipientLetter, type Told } from './shipment-letters.ts';
import { threadOf } from './thread-of.ts';

type Template = keyof typeof LETTERS;

export async function sendShipmentMail(
  ctx: Ctx,
  mailer: Mailer,
  shipmentId: string,
  template: Template,
): Promise<void> {
  const shipment = await readAddressee(ctx, shipmentId, template);
  if (shipment === undefined) return;
  const effect = {
    effectKey: `mail:${template}:${shipmentId}`,
    shard: shipment.shard,
    template,
    about: { shipmentId, party: partyOf(template) },
  } as const;
  await sendOnce(ctx, mailer, effect, () => write(ctx, shipment, template, NO_VEIL));
}

export const rewriteShipmentMail: Rewrite = async (ctx, mail, veil) => {
  const template = mail.template as Template;
  const shipment = await readAddressee(ctx, mail.shipmentId ?? '', template);
  return shipment && write(ctx, shipment, template, veil);
};

function partyOf(template: Template): 'shipper' | 'recipient' {
  return template === 'recipient_notice' ? 'recipient' : 'shipper';
}

async function readAddressee(
  ctx: Ctx,
  shipmentId: string,
  template: Template,
): Promise<ShipmentForMail | undefined> {
  const shipment = await readShipmentForMail(ctx.db, shipmentId, partyOf(template));
  if (shipment === undefined || shipment.email === '') return undefined;
  // cancelled since the job was made: there is nothing to announce
  const isOver = template === 'recipient_notice' && shipment.cancelled_at !== null;
  return isOver ? undefined : shipment;
}

const LETTERS = {
  booking_confirmation: bookingLetter,
  recipient_notice: recipientLetter,
  cancelled: cancelledLetter,
};

async function write(
  ctx: Ctx,
  shipment: ShipmentForMail,
  template: Template,
  veil: Veil,
): Promise<Writing> {
  const locale = completeLocale(shipment.locale);
  const origin = ctx.config.PUBLIC_ORIGIN;
  const token = partyLinkToken(ctx, shipment, partyOf(template));
  const links = {
    track: veil.link(`${origin}/t/${token}`),
    receipt: veil.link(`${origin}/receipt/${shipment.receipt_id}`),
  };
  return {
    to: veil.email(shipment.email),
    letter: LETTERS[template](locale, await tell(ctx, shipment, template, locale, veil), links),
    references: threadOf(ctx, shipment.id),
  };
}

async function tell(
  ctx: Ctx,
  shipment: ShipmentForMail,
  template: Template,
  locale: Locale,
  veil: Veil,
): Promise<Told> {
  const { origin, origin_country, destination, destination_country } = shipment;
  return {
    ...shipment,
    from: await placeText(ctx.db, origin, origin_country, locale),
    to: await placeText(ctx.db, destination, destination_country, locale),
    sender: template === 'recipient_notice' ? await readSender(ctx, shipment.id, veil) : undefined,
  };
}
