import type { Locale, Translate } from '@waypost/i18n';
import type { Block, Email } from '../../../platform/mail-layout.ts';
import {
  mailTexts,
  moneyText,
  type SafeText,
  trackingNumberText,
} from '../../../platform/mail-text.ts';
import type { ShipmentForMail } from './notifications.queries.ts';

/** What the emails say about a shipment. */
export type Told = Pick<
  ShipmentForMail,
  'trackingNumber' | 'priceCents' | 'currency' | 'paymentMethod' | 'hold'
> & {
  from: SafeText;
  to: SafeText;
  sender?: SafeText | undefined;
  /** To the shipper: how it is handed over. */
  handover: readonly SafeText[];
  trackUrl: string;
  receiptUrl: string;
  labelUrl: string;
};

/** To the shipper, at the typed address: it is booked, and how it is paid. */
export function bookingWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('bookedSubject', facts),
    blocks: [
      { heading: t('bookedSubject', facts) },
      { paragraph: t('bookedText', facts) },
      ...shipment.handover.map((paragraph) => ({ paragraph })),
      { paragraph: moneyLine(locale, shipment) },
      ...(shipment.hold === null
        ? [{ link: { label: t('labelLink'), url: shipment.labelUrl } }]
        : []),
      trackLink(t, shipment),
      { link: { label: t('bookedReceipt'), url: shipment.receiptUrl } },
      { smallPrint: t('signature') },
    ],
  };
}

function moneyLine(locale: Locale, shipment: Told): SafeText {
  const t = mailTexts(locale);
  const amount = moneyText(shipment.priceCents, shipment.currency, locale);
  switch (shipment.paymentMethod) {
    case 'cod':
      return t('bookedDueOnDelivery', { amount });
    case 'bank_transfer':
      return t('bookedAwaitingTransfer', { amount });
    default:
      return t('bookedPaid', { amount });
  }
}

/** To the shipper: the money is here, and so is the label. */
export function transferWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  const amount = moneyText(shipment.priceCents, shipment.currency, locale);
  return {
    locale,
    subject: t('transferSubject', facts),
    blocks: [
      { heading: t('transferHeading') },
      { paragraph: t('transferText', { ...facts, amount }) },
      { link: { label: t('labelLink'), url: shipment.labelUrl } },
      { link: { label: t('bookedReceipt'), url: shipment.receiptUrl } },
      { smallPrint: t('signature') },
    ],
  };
}

/** To the recipient, who did not ask for anything: no text of the shipper except the sender's name. */
export function recipientWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  const due =
    shipment.paymentMethod === 'cod'
      ? [
          {
            paragraph: t('recipientDue', {
              amount: moneyText(shipment.priceCents, shipment.currency, locale),
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
      ...(shipment.sender === undefined
        ? []
        : [{ facts: [[t('sender'), shipment.sender]] as const }]),
      ...due,
      trackLink(t, shipment),
      { smallPrint: t('recipientSmallPrint') },
    ],
  };
}

export function cancelledWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('cancelledSubject', facts),
    blocks: [
      { heading: t('cancelledSubject', facts) },
      { paragraph: t('cancelledText', facts) },
      { paragraph: t('cancelledMoney') },
      { link: { label: t('bookedReceipt'), url: shipment.receiptUrl } },
      { smallPrint: t('signature') },
    ],
  };
}

function factsOf(shipment: Told) {
  return {
    number: trackingNumberText(shipment.trackingNumber),
    from: shipment.from,
    to: shipment.to,
  };
}

function trackLink(t: Translate<'mail', SafeText>, { trackUrl }: Told): Block {
  return { link: { label: t('trackLink'), url: trackUrl } };
}
