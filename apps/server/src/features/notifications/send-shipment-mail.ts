import type { Status } from '@waypost/domain/tracking';
import type { Ctx } from '../../platform/context.ts';
import type { Letter } from '../../platform/mail-layout.ts';
import type { Mailer } from '../../platform/mailer.ts';
import { sendOnce } from '../../platform/outbox.ts';
import { partyLinkToken } from '../parties/index.ts';
import { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
import {
  bookingLetter,
  cancelledLetter,
  milestoneLetter,
  recipientLetter,
} from './shipment-letters.ts';

export type ShipmentMail =
  | { template: 'booking_confirmation' | 'recipient_notice' | 'cancelled' }
  | { template: 'milestone'; status: Status };

export async function sendShipmentMail(
  ctx: Ctx,
  mailer: Mailer,
  shipmentId: string,
  mail: ShipmentMail,
): Promise<void> {
  const party = mail.template === 'recipient_notice' ? 'recipient' : 'shipper';
  const shipment = await readShipmentForMail(ctx.db, shipmentId, party);
  if (shipment === undefined || shipment.email === '') return;
  // cancelled since the job was made: there is nothing to announce
  if (mail.template === 'recipient_notice' && shipment.cancelled_at !== null) return;

  const suffix = mail.template === 'milestone' ? `:${mail.status}` : '';
  const effect = {
    effectKey: `mail:${mail.template}:${shipmentId}${suffix}`,
    shard: shipment.shard,
    template: mail.template,
    about: { shipmentId, party },
  } as const;
  await sendOnce(ctx, mailer, effect, async () => ({
    to: shipment.email,
    letter: write(ctx, shipment, mail, party),
  }));
}

function write(
  ctx: Ctx,
  shipment: ShipmentForMail,
  mail: ShipmentMail,
  party: 'shipper' | 'recipient',
): Letter {
  const origin = ctx.config.PUBLIC_ORIGIN;
  const links = {
    track: `${origin}/t/${partyLinkToken(ctx, shipment, party)}`,
    receipt: `${origin}/receipt/${shipment.receipt_id}`,
  };
  switch (mail.template) {
    case 'booking_confirmation':
      return bookingLetter(shipment, links);
    case 'recipient_notice':
      return recipientLetter(shipment, links);
    case 'cancelled':
      return cancelledLetter(shipment, links);
    case 'milestone':
      return milestoneLetter(shipment, links, mail.status);
    default:
      return mail satisfies never;
  }
}
