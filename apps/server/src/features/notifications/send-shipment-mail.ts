import type { Ctx } from '../../platform/context.ts';
import type { Letter } from '../../platform/mail-layout.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { partyLinkToken } from '../parties/index.ts';
import { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
import { bookingLetter, cancelledLetter, recipientLetter } from './shipment-letters.ts';
import { threadOf } from './thread-of.ts';

type Template = 'booking_confirmation' | 'recipient_notice' | 'cancelled';

export async function sendShipmentMail(
  ctx: Ctx,
  mailer: Mailer,
  shipmentId: string,
  template: Template,
): Promise<void> {
  const party = template === 'recipient_notice' ? 'recipient' : 'shipper';
  const shipment = await readShipmentForMail(ctx.db, shipmentId, party);
  if (shipment === undefined || shipment.email === '') return;
  // cancelled since the job was made: there is nothing to announce
  if (template === 'recipient_notice' && shipment.cancelled_at !== null) return;

  const effect = {
    effectKey: `mail:${template}:${shipmentId}`,
    shard: shipment.shard,
    template,
    about: { shipmentId, party },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: shipment.email,
    letter: write(ctx, shipment, template, party),
    references: threadOf(ctx, shipmentId),
  }));
}

function write(
  ctx: Ctx,
  shipment: ShipmentForMail,
  template: Template,
  party: 'shipper' | 'recipient',
): Letter {
  const origin = ctx.config.PUBLIC_ORIGIN;
  const links = {
    track: `${origin}/t/${partyLinkToken(ctx, shipment, party)}`,
    receipt: `${origin}/receipt/${shipment.receipt_id}`,
  };
  switch (template) {
    case 'booking_confirmation':
      return bookingLetter(shipment, links);
    case 'recipient_notice':
      return recipientLetter(shipment, links);
    case 'cancelled':
      return cancelledLetter(shipment, links);
    default:
      return template satisfies never;
  }
}
