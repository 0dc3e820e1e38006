import type { Locale } from '@waypost/i18n';
import { dayKey } from '@waypost/i18n/formats';
import { completeLocale } from '@waypost/i18n/locales';
import { languagePageUrl } from '../../../platform/addressee-token.ts';
import type { Ctx } from '../../../platform/context.ts';
import { defineEmail } from '../../../platform/emails.ts';
import type { Email } from '../../../platform/mail-blocks.ts';
import { nameText, vouchedText } from '../../../platform/mail-text.ts';
import type { KeptEmail } from '../../../platform/outbox.ts';
import type { Redaction } from '../../../platform/redaction.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { readHandover } from '../../core/receipts/index.ts';
import { placeText } from '../../core/places/index.ts';
import { partyLinkToken } from '../parties/index.ts';
import { handoverSentences, SAMPLE_HANDOVER } from './handover-words.ts';
import { readShipmentForMail, type ShipmentForMail } from './notifications.queries.ts';
import { outlookForMail } from './outlook-for-mail.ts';
import { readSender } from './read-sender.ts';
import {
  bookingWords,
  cancelledWords,
  recipientWords,
  type Told,
  transferWords,
} from './shipment-words.ts';
import { threadOf } from './thread-of.ts';

type Template = 'booking_confirmation' | 'transfer_arrived' | 'recipient_notice' | 'cancelled';
type About = { shipmentId: string };

function defineShipmentEmail(template: Template, words: (locale: Locale, shipment: Told) => Email) {
  const party = template === 'recipient_notice' ? 'recipient' : 'shipper';
  return defineEmail({
    template,
    key: ({ shipmentId }: About) => `${template}:${shipmentId}`,
    async read(ctx, { shipmentId }, redaction) {
      const shipment = await readShipmentForMail(ctx.db, shipmentId, party);
      if (shipment === undefined || shipment.email === '') return undefined;
      if (shipment.news !== 'all' || !isStillTrue(template, shipment)) return undefined;
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

/** Cancelled since the job was made: there is nothing to announce. */
function isStillTrue(template: Template, shipment: ShipmentForMail): boolean {
  if (template === 'recipient_notice') return shipment.cancelledAt === null;
  if (template !== 'transfer_arrived') return true;
  const { paymentMethod, hold, cancelledAt } = shipment;
  return paymentMethod === 'bank_transfer' && hold === null && cancelledAt === null;
}

export const shipmentEmails = {
  /** To the shipper, by the address that was typed in: it is booked, and what happens with the money. */
  bookingConfirmation: defineShipmentEmail('booking_confirmation', bookingWords),
  transferArrived: defineShipmentEmail('transfer_arrived', transferWords),
  recipientNotice: defineShipmentEmail('recipient_notice', recipientWords),
  cancelled: defineShipmentEmail('cancelled', cancelledWords),
};

async function tell(
  ctx: Ctx,
  shipment: ShipmentForMail,
  party: 'shipper' | 'recipient',
  redaction: Redaction,
): Promise<Told> {
  const { origin, originCountry, destination, destinationCountry } = shipment;
  const locale = completeLocale(shipment.locale);
  const site = ctx.config.PUBLIC_ORIGIN;
  return {
    ...shipment,
    expected: outlookForMail(shipment).expected,
    bookedOn: dayKey(shipment.bookedAt, timeZoneOf(originCountry)),
    from: await placeText(ctx.db, origin, originCountry, locale),
    to: await placeText(ctx.db, destination, destinationCountry, locale),
    sender: party === 'recipient' ? await readSender(ctx, shipment.id, redaction) : undefined,
    handover: party === 'shipper' ? await tellHandover(ctx, shipment, locale) : [],
    trackUrl: redaction.link(`${site}/t/${partyLinkToken(ctx, shipment, party)}`),
    publicUrl: `${site}/track?ref=${shipment.trackingNumber}`,
    ...(party === 'recipient' && {
      languageUrl: redaction.link(
        languagePageUrl(site, ctx.secrets, { kind: party, id: shipment.id, shard: shipment.shard }),
      ),
    }),
    receiptUrl: redaction.link(`${site}/receipt/${shipment.receiptId}`),
    labelUrl: redaction.link(`${site}/receipt/${shipment.receiptId}/label.pdf`),
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
    hold: null,
    destinationCountry: 'FR',
    expected: { earliest: '2026-11-18', latest: '2026-11-20' },
    bookedOn: '2026-11-16',
    from: vouchedText('Antwerp, Belgium', 'gazetteer'),
    to: vouchedText('Lyon, France', 'gazetteer'),
    sender: nameText('Ada Example'),
    handover: handoverSentences('en', SAMPLE_HANDOVER),
    trackUrl: `${origin}/t/SAMPLE`,
    publicUrl: `${origin}/track?ref=WP00DEM00000001V`,
    languageUrl: `${origin}/track/updates/language?token=SAMPLE`,
    receiptUrl: `${origin}/receipt/SAMPLE`,
    labelUrl: `${origin}/receipt/SAMPLE/label.pdf`,
  };
}
