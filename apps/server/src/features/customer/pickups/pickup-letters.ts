import { type Locale, translator } from '@waypost/i18n';
import { formatDay, formatDayAndTime } from '@waypost/i18n/formats';
import type { OwnLetter } from '../../../platform/mail-layout.ts';
import type { PickupForMail, RuleForMail } from './mails.queries.ts';

/** When it was confirmed, and again for each new time. */
export function scheduledLetter(locale: Locale, origin: string, pickup: PickupForMail): OwnLetter {
  const t = translator(locale, 'mail');
  const facts = factsOf(locale, pickup);
  const subject = t(
    pickup.revision === 1 ? 'pickupScheduledSubject' : 'pickupRescheduledSubject',
    facts,
  );
  const lastMoment = formatDayAndTime(pickup.cut_off_at, locale, pickup.time_zone);
  const { frequency } = pickup;
  return letter(locale, origin, pickup.name, subject, [
    t('pickupScheduledText', facts),
    ...(frequency === null ? [] : [t(`pickupRepeats.${frequency}`)]),
    t('pickupChangeUntil', { lastMoment }),
  ]);
}

export function cancelledLetter(locale: Locale, origin: string, pickup: PickupForMail): OwnLetter {
  const t = translator(locale, 'mail');
  const facts = factsOf(locale, pickup);
  return letter(locale, origin, pickup.name, t('pickupCancelledSubject', facts), [
    t('pickupCancelledText', facts),
  ]);
}

/** A date of a recurring pickup whose window was full. */
export function noPlaceLetter(locale: Locale, origin: string, pickup: PickupForMail): OwnLetter {
  const t = translator(locale, 'mail');
  const facts = factsOf(locale, pickup);
  return letter(locale, origin, pickup.name, t('pickupNoPlaceSubject', facts), [
    t('pickupNoPlaceText', facts),
    t('pickupNoPlaceNext'),
  ]);
}

export function missedLetter(locale: Locale, origin: string, pickup: PickupForMail): OwnLetter {
  const t = translator(locale, 'mail');
  const facts = factsOf(locale, pickup);
  return letter(locale, origin, pickup.name, t('pickupMissedSubject', facts), [
    t('pickupMissedText', facts),
    t('pickupMissedNext'),
  ]);
}

export function ruleEndedLetter(locale: Locale, origin: string, rule: RuleForMail): OwnLetter {
  const t = translator(locale, 'mail');
  const facts = { ...hoursOf(rule.pickup_window), address: rule.address_text };
  return letter(locale, origin, rule.name, t('pickupRuleEndedSubject'), [
    t('pickupRuleEndedText', facts),
  ]);
}

function letter(
  locale: Locale,
  origin: string,
  name: string,
  subject: string,
  paragraphs: readonly string[],
): OwnLetter {
  const t = translator(locale, 'mail');
  return {
    locale,
    subject,
    blocks: [
      { heading: subject },
      { paragraph: t('greeting', { name }) },
      ...paragraphs.map((paragraph) => ({ paragraph })),
      { link: { label: t('pickupLink'), url: `${origin}/dashboard/pickups` } },
      { smallPrint: t('accountFooter') },
    ],
  };
}

function factsOf(locale: Locale, pickup: PickupForMail) {
  return {
    number: pickup.public_id,
    day: formatDay(new Date(pickup.day), locale, 'UTC'),
    ...hoursOf(pickup.pickup_window),
    address: pickup.address_text,
  };
}

function hoursOf(window: string): { from: string; until: string } {
  const [from = '', until = ''] = window.split('-');
  return { from, until };
}
