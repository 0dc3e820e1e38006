import type { Locale } from '@waypost/i18n';
import type { Block, Email, Link } from '../../../platform/mail-blocks.ts';
import { progressOf } from '../../../platform/mail-progress.ts';
import {
  mailTexts,
  moneyText,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';
import type { ShipmentForMail } from './notifications.queries.ts';
import { type Expected, expectedText } from './outlook-for-mail.ts';

/** What the emails say about a shipment. */
export type Told = Pick<
  ShipmentForMail,
  'trackingNumber' | 'priceCents' | 'currency' | 'paymentMethod' | 'hold' | 'destinationCountry'
> & {
  expected: Expected | null;
  /** A calendar day at the origin. */
  bookedOn: string;
  from: SafeText;
  to: SafeText;
  sender?: SafeText | undefined;
  /** To the shipper: how it is handed over. */
  handover: readonly SafeText[];
  /** Opens the shipment as its reader. */
  trackUrl: string;
  publicUrl: string;
  receiptUrl: string;
  labelUrl: string;
  /** To the recipient alone, who did not choose the language. */
  languageUrl?: string | undefined;
};

/** To the shipper, at the typed address: it is booked, and how it is paid. */
export function bookingWords(locale: Locale, shipment: Told): Email {
  if (shipment.hold === 'awaiting_payment') return awaitingWords(locale, shipment);
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('bookedSubject', facts),
    blocks: [
      headlineOf(locale, shipment, t('bookedSubject', facts)),
      { paragraph: t('bookedText', facts) },
      ...shipment.handover.map((paragraph) => ({ paragraph })),
      { paragraph: moneyLine(locale, shipment) },
      { link: { label: t('labelLink'), url: shipment.labelUrl } },
      { links: [receiptLink(locale, shipment), trackLink(locale, shipment)] },
      { smallPrint: t('signature') },
    ],
    parcel: parcelOf(shipment),
  };
}

/** Not booked for good before the money is here, so it promises no day. */
function awaitingWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  return {
    locale,
    subject: t('awaitingSubject', facts),
    blocks: [
      { heading: t('awaitingHeading') },
      { paragraph: t('awaitingText', facts) },
      { paragraph: moneyLine(locale, shipment) },
      { link: receiptLink(locale, shipment) },
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
    case 'on_account':
      return t('bookedOnAccount', { amount });
    case 'bank_transfer':
      return t(shipment.hold === null ? 'bookedTransferred' : 'bookedAwaitingTransfer', { amount });
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
      headlineOf(locale, shipment, t('transferHeading')),
      { paragraph: t('transferText', { ...facts, amount }) },
      ...shipment.handover.map((paragraph) => ({ paragraph })),
      { link: { label: t('labelLink'), url: shipment.labelUrl } },
      { links: [receiptLink(locale, shipment), trackLink(locale, shipment)] },
      { smallPrint: t('signature') },
    ],
    parcel: parcelOf(shipment),
  };
}

/** To the recipient, who did not ask for anything: no text of the shipper except the sender's name. */
export function recipientWords(locale: Locale, shipment: Told): Email {
  const t = mailTexts(locale);
  const facts = factsOf(shipment);
  const { sender, languageUrl } = shipment;
  const amount = moneyText(shipment.priceCents, shipment.currency, locale);
  return {
    locale,
    subject: t('recipientSubject', facts),
    blocks: [
      headlineOf(locale, shipment, t('recipientHeading')),
      { paragraph: t('recipientText', facts) },
      {
        facts: [
          ...(sender === undefined ? [] : [[t('sender'), sender] as const]),
          [t('newsShipment'), facts.number],
        ],
      },
      ...(shipment.paymentMethod === 'cod' ? [{ paragraph: t('recipientDue', { amount }) }] : []),
      { link: trackLink(locale, shipment) },
      {
        smallPrint: t('recipientSmallPrint'),
        links: languageUrl === undefined ? [] : [languageLink(locale, languageUrl)],
      },
    ],
    parcel: parcelOf(shipment),
  };
}

/** Also in English: its reader may not know the language that the email is in. */
export function languageLink(locale: Locale, url: string): Link {
  const label = mailTexts(locale)('otherLanguages');
  const english = mailTexts('en')('otherLanguages');
  const both = vouchedText(`${label} · ${english}`, 'our code');
  return { label: locale === 'en' ? label : both, url };
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
      { link: receiptLink(locale, shipment) },
      { smallPrint: t('signature') },
    ],
  };
}

/** The day first, then what the email is about. */
function headlineOf(locale: Locale, shipment: Told, event: SafeText): Block {
  const { expected, bookedOn } = shipment;
  const progress = progressOf(0, locale);
  if (expected === null) return { headline: event, progress };
  return { headline: expectedText(locale, expected, bookedOn), event, progress };
}

function parcelOf({ trackingNumber, publicUrl, destinationCountry, expected }: Told) {
  return { trackingNumber, trackUrl: publicUrl, destinationCountry, expected };
}

function factsOf(shipment: Told) {
  return {
    number: trackingNumberText(shipment.trackingNumber),
    from: shipment.from,
    to: shipment.to,
  };
}

function trackLink(locale: Locale, { trackUrl }: Told): Link {
  return { label: mailTexts(locale)('trackLink'), url: trackUrl };
}

function receiptLink(locale: Locale, { receiptUrl }: Told): Link {
  return { label: mailTexts(locale)('bookedReceipt'), url: receiptUrl };
}
