import { publicPlace } from '@waypost/domain/places';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { translator } from '@waypost/i18n';
import { formatMoney } from '@waypost/i18n/formats';
import type { Block, Letter } from '../../platform/mail-layout.ts';
import type { ShipmentForMail } from './notifications.queries.ts';

const t = translator('en', 'mail');
const signature: Block = { smallPrint: t('signature') };

/** What the letters tell of a shipment. */
export type Told = Pick<
  ShipmentForMail,
  | 'name'
  | 'tracking_number'
  | 'price_cents'
  | 'currency'
  | 'payment_method'
  | 'origin'
  | 'origin_country'
  | 'destination'
  | 'destination_country'
>;
type Links = { track: string; receipt: string };

/** To the shipper: it is booked, and what happens with the money. */
export function bookingLetter(shipment: Told, links: Links): Letter {
  const facts = factsOf(shipment);
  return {
    subject: t('bookedSubject', facts),
    blocks: [
      { heading: t('bookedSubject', facts) },
      { paragraph: t('greeting', { name: shipment.name }) },
      { paragraph: t('bookedText', facts) },
      { paragraph: moneyLine(shipment) },
      trackLink(links),
      { link: { label: t('bookedReceipt'), url: links.receipt } },
      signature,
    ],
  };
}

function moneyLine(shipment: Told): string {
  const amount = formatMoney(shipment.price_cents, shipment.currency, 'en');
  switch (shipment.payment_method) {
    case 'cod':
      return t('bookedDueOnDelivery', { amount });
    case 'bank_transfer':
      return t('bookedAwaitingTransfer', { amount });
    default:
      return t('bookedPaid', { amount });
  }
}

/**
 * To the recipient, who did not ask for anything: no word that the shipper typed is in it, not even
 * the places, only their countries.
 */
export function recipientLetter(shipment: Told, links: Links): Letter {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const facts = {
    number: formatTrackingNumber(shipment.tracking_number),
    from: countries.of(shipment.origin_country) ?? '',
    to: countries.of(shipment.destination_country) ?? '',
  };
  const due =
    shipment.payment_method === 'cod'
      ? [
          {
            paragraph: t('recipientDue', {
              amount: formatMoney(shipment.price_cents, shipment.currency, 'en'),
            }),
          },
        ]
      : [];
  return {
    subject: t('recipientSubject', facts),
    blocks: [
      { heading: t('recipientHeading') },
      { paragraph: t('recipientText', facts) },
      ...due,
      trackLink(links),
      { smallPrint: t('recipientSmallPrint') },
    ],
  };
}

export function cancelledLetter(shipment: Told, links: Links): Letter {
  const facts = factsOf(shipment);
  return {
    subject: t('cancelledSubject', facts),
    blocks: [
      { heading: t('cancelledSubject', facts) },
      { paragraph: t('cancelledText', facts) },
      { paragraph: t('cancelledMoney') },
      { link: { label: t('bookedReceipt'), url: links.receipt } },
      signature,
    ],
  };
}

function factsOf(shipment: Told) {
  return {
    number: formatTrackingNumber(shipment.tracking_number),
    from: publicPlace(shipment.origin),
    to: publicPlace(shipment.destination),
  };
}

function trackLink(links: Links): Block {
  return { link: { label: t('trackLink'), url: links.track } };
}
