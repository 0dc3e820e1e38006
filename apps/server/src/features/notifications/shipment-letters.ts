import { publicPlace } from '@waypost/domain/places';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { type Locale, type Translate, translator } from '@waypost/i18n';
import { formatCountry, formatMoney } from '@waypost/i18n/formats';
import type { Block, Letter } from '../../platform/mail-layout.ts';
import type { ShipmentForMail } from './notifications.queries.ts';

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
export function bookingLetter(locale: Locale, shipment: Told, links: Links): Letter {
  const t = translator(locale, 'mail');
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('bookedSubject', facts),
    blocks: [
      { heading: t('bookedSubject', facts) },
      { paragraph: t('greeting', { name: shipment.name }) },
      { paragraph: t('bookedText', facts) },
      { paragraph: moneyLine(locale, shipment) },
      trackLink(t, links),
      { link: { label: t('bookedReceipt'), url: links.receipt } },
      { smallPrint: t('signature') },
    ],
  };
}

function moneyLine(locale: Locale, shipment: Told): string {
  const t = translator(locale, 'mail');
  const amount = formatMoney(shipment.price_cents, shipment.currency, locale);
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
export function recipientLetter(locale: Locale, shipment: Told, links: Links): Letter {
  const t = translator(locale, 'mail');
  const facts = {
    number: formatTrackingNumber(shipment.tracking_number),
    from: formatCountry(shipment.origin_country, locale),
    to: formatCountry(shipment.destination_country, locale),
  };
  const due =
    shipment.payment_method === 'cod'
      ? [
          {
            paragraph: t('recipientDue', {
              amount: formatMoney(shipment.price_cents, shipment.currency, locale),
            }),
          },
        ]
      : [];
  return {
    locale,
    subject: t('recipientSubject', facts),
    blocks: [
      { heading: t('recipientHeading') },
      { paragraph: t('recipientText', facts) },
      ...due,
      trackLink(t, links),
      { smallPrint: t('recipientSmallPrint') },
    ],
  };
}

export function cancelledLetter(locale: Locale, shipment: Told, links: Links): Letter {
  const t = translator(locale, 'mail');
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('cancelledSubject', facts),
    blocks: [
      { heading: t('cancelledSubject', facts) },
      { paragraph: t('cancelledText', facts) },
      { paragraph: t('cancelledMoney') },
      { link: { label: t('bookedReceipt'), url: links.receipt } },
      { smallPrint: t('signature') },
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

function trackLink(t: Translate<'mail'>, links: Links): Block {
  return { link: { label: t('trackLink'), url: links.track } };
}
