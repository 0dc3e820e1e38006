import type { Handover } from '@waypost/contract';
import type { Locale } from '@waypost/i18n';
import { formatDay } from '@waypost/i18n/formats';
import type { Email } from '../../../platform/mail-blocks.ts';
import {
  mailTexts,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';

/** What the shipper has to know and do. Staff wrote the names and addresses of service points. */
export function handoverSentences(locale: Locale, handover: Handover | null): SafeText[] {
  const t = mailTexts(locale);
  if (handover === null) return [t('handoverNone')];
  const { state, pickup, point } = handover;
  if (pickup !== null) {
    const facts = pickupFacts(locale, pickup);
    switch (state) {
      case 'waiting':
        return [t('handoverWaiting', facts)];
      case 'planned':
        return [t('handoverPickup', facts), ...(pickup.moved ? [t('handoverMoved')] : [])];
      case 'no_place':
        return [t('handoverNoPlace')];
      case 'missed':
        return [t('handoverMissed', facts)];
      case 'ended':
        return [t('handoverCancelled', facts)];
      default:
        return [];
    }
  }
  if (point === null || state === 'done') return [];
  const facts = { point: pointText(point) };
  if (state === 'ended') return [t('handoverPointClosed', facts)];
  return [t(state === 'waiting' ? 'handoverPointWaiting' : 'handoverPoint', facts)];
}

function pickupFacts(locale: Locale, { date, window }: NonNullable<Handover['pickup']>) {
  const [from = '', until = ''] = window.split('-');
  return {
    day: vouchedText(formatDay(new Date(date), locale, 'UTC'), 'our code'),
    from: vouchedText(from, 'our code'),
    until: vouchedText(until, 'our code'),
  };
}

function pointText({ name, line1, postalCode, city }: NonNullable<Handover['point']>): SafeText {
  const town = [postalCode, city].filter((part) => part !== '').join(' ');
  return vouchedText([name, line1, town].join(', '), 'staff');
}

type ToldHandover = {
  trackingNumber: string;
  handover: Handover | null;
  changeUrl: string;
  receiptUrl: string;
};

export function handoverWords(locale: Locale, told: ToldHandover): Email {
  const t = mailTexts(locale);
  const number = trackingNumberText(told.trackingNumber);
  const subject = t('handoverSubject', { number });
  return {
    locale,
    subject,
    blocks: [
      { heading: subject },
      ...handoverSentences(locale, told.handover).map((paragraph) => ({ paragraph })),
      { link: { label: t('handoverLink'), url: told.changeUrl } },
      { links: [{ label: t('bookedReceipt'), url: told.receiptUrl }] },
      { smallPrint: t('signature') },
    ],
  };
}

export const SAMPLE_HANDOVER: Handover = {
  state: 'planned',
  pickup: {
    date: '2026-11-17',
    window: '13:00-17:00',
    timeZone: 'Europe/Brussels',
    moved: false,
    cutOffAt: '2026-11-17T10:00:00Z',
  },
  point: null,
  changeable: true,
};
