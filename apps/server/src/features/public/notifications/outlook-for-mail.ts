import {
  type ExceptionKind,
  expectedDays,
  mostSeriousProblem,
  type Outlook,
  projectState,
  promisesDelivery,
  type ShipmentFold,
} from '@waypost/domain/tracking';
import type { Locale } from '@waypost/i18n';
import { arrivalOf } from '@waypost/i18n/whereabouts';
import { dayText, mailTexts, type SafeText } from '../../../platform/mail-text.ts';
import { readEnds } from '../../core/calendars/index.ts';

export type Expected = { earliest: string; latest: string };

export type MailOutlook = {
  /** Null when no delivery is promised, or for a shipment from before outlooks were stored. */
  expected: Expected | null;
  problem: { kind: ExceptionKind; actBy: string | null } | null;
};

type StoredOutlook = {
  fold: string;
  outlook: string | null;
  originCountry: string;
  destinationCountry: string;
  bookedAt: Date;
};

/** When it is expected and what stops it, as the tracking page has it. */
export function outlookForMail(stored: StoredOutlook): MailOutlook {
  if (stored.outlook === null) return { expected: null, problem: null };
  const state = projectState(JSON.parse(stored.fold) as ShipmentFold);
  const outlook = JSON.parse(stored.outlook) as Outlook;
  const ends = readEnds(stored.originCountry, stored.destinationCountry, stored.bookedAt);
  return {
    expected: promisesDelivery(state) ? expectedDays(outlook) : null,
    problem: mostSeriousProblem(outlook, ends),
  };
}

/** With full dates: an email may be read days after it was sent. `on` is the day it speaks of. */
export function expectedText(locale: Locale, expected: Expected, on: string): SafeText {
  const t = mailTexts(locale);
  const [earliest, latest] = [dayText(expected.earliest, locale), dayText(expected.latest, locale)];
  switch (arrivalOf(expected, on)) {
    case 'late':
      return t('expectedLate', { day: latest });
    case 'today':
      return t('expectedToday', { day: latest });
    case 'by':
      return t('expectedBy', { day: latest });
    case 'between':
      return t('expectedBetween', { earliest, latest });
    default:
      return t('expectedOn', { day: latest });
  }
}
