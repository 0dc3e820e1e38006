import type { Locale } from '@waypost/i18n';
import { completeLocale } from '@waypost/i18n/locales';
import type { Ctx } from '../../../platform/context.ts';
import { defineEmail } from '../../../platform/emails.ts';
import type { Email } from '../../../platform/mail-layout.ts';
import { nameText, vouchedText } from '../../../platform/mail-text.ts';
import type { KeptEmail } from '../../../platform/outbox.ts';
import type { Redaction } from '../../../platform/redaction.ts';
import { readHandover } from '../../core/receipts/index.ts';
import { placeText } from '../../core/places/index.ts';
import { partyLinkToken } from '../parties/index.ts';
import { handoverSentences, SAMPLE_HANDOVER } from './handover-words.ts';
import { readShipmentForMail } from './notifications.queries.ts';
import { readSender } from './read-sender.ts';
import { bookingWords, cancelledWords, recipientWords, type Told } from './shipment-words.ts';
import { threadOf } from './thread-of.ts';

type Template = 'booking_confirmation' | 'recipient_notice' | 'cancelled';
type About = { shipmentId: string };

function defineShipmentEmail(template: Template, words: (locale: Locale, shipment: Told) => Email) {
  const party = template === 'recipient_notice' ? 'recipient' : 'shipper';
  return defineEmail({
    template,
    key: ({ shipmentId }: About) => `${template}:${shipmentId}`,
    async read(ctx, { shipmentId }, redaction) {
      const shipment = await readShipmentForMail(ctx.db, shipmentId, party);
      if (shipment === undefined || shipment.email === '') return undefined;
      // cancelled since the job was made: there is nothing to announce
      if (template === 'recipient_notice' && shipment.cancelledAt !== null) return undefined;
      return {
        ...shipment,
        to: redaction.email(shipment.email),
        about: { shipmentId, party },
        references: threadOf(ctx, shipmentId),
        facts: () => tell(ctx, shipment, party, redaction),
      };
    },
    words,
    sample,
    subjectOfKey: (_ctx: Ctx, { shipmentId }: KeptEmail) => ({ shipmentId: shipmentId ?? '' }),
  });
}

export const shipmentEmails = {
  /** To the shipper, by the address that was typed in: it is booked, and what happens with the money. */
  bookingConfirmation: defineShipmentEmail('booking_confirmation', bookingWords),
  recipientNotice: defineShipmentEmail('recipient_notice', recipientWords),
  cancelled: defineShipmentEmail('cancelled', cancelledWords),
};

async function tell(
  ctx: Ctx,
  shipment: NonNullable<Awaited<ReturnType<typeof readShipmentForMail>>>,
  party: 'shipper' | 'recipient',
  redaction: Redaction,
): Promise<Told> {
  const { origin, originCountry, destination, destinationCountry } = shipment;
  const locale = completeLocale(shipment.locale);
  const site = ctx.config.PUBLIC_ORIGIN;
  return {
    ...shipment,
    from: await placeText(ctx.db, origin, originCountry, locale),
    to: await placeText(ctx.db, destination, destinationCountry, locale),
    sender: party === 'recipient' ? await readSender(ctx, shipment.id, redaction) : undefined,
    handover: party === 'shipper' ? await tellHandover(ctx, shipment, locale) : [],
    trackUrl: redaction.link(`${site}/t/${partyLinkToken(ctx, shipment, party)}`),
    receiptUrl: redaction.link(`${site}/receipt/${shipment.receiptId}`),
  };
}

/** A customer may have a pickup already, and adds the shipment to it. */
async function tellHandover(
  ctx: Ctx,
  { id, customerId }: { id: string; customerId: string | null },
  locale: Locale,
) {
  const handover = await readHandover(ctx.db, id);
  return handover === null && customerId !== null ? [] : handoverSentences(locale, handover);
}

function sample(origin: string): Told {
  return {
    trackingNumber: 'WP00DEM00000001V',
    priceCents: 8420,
    currency: 'EUR',
    paymentMethod: 'card',
    from: vouchedText('Antwerp, Belgium', 'gazetteer'),
    to: vouchedText('Lyon, France', 'gazetteer'),
    sender: nameText('Ada Example'),
    handover: handoverSentences('en', SAMPLE_HANDOVER),
    trackUrl: `${origin}/t/SAMPLE`,
    receiptUrl: `${origin}/receipt/SAMPLE`,
  };
}
