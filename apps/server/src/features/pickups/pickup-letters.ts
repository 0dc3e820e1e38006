import { translator } from '@waypost/i18n';
import { formatDay, formatDayAndTime } from '@waypost/i18n/formats';
import type { Block, Letter } from '../../platform/mail-layout.ts';
import type { PickupForMail, RuleForMail } from './mails.queries.ts';

const t = translator('en', 'mail');
const footer: Block = { smallPrint: t('accountFooter') };

/** When it was confirmed, and again for each new time. */
export function scheduledLetter(origin: string, pickup: PickupForMail): Letter {
  const facts = factsOf(pickup);
  const subject = t(
    pickup.revision === 1 ? 'pickupScheduledSubject' : 'pickupRescheduledSubject',
    facts,
  );
  const lastMoment = formatDayAndTime(pickup.cut_off_at, 'en', pickup.time_zone);
  const { frequency } = pickup;
  return letter(origin, pickup.name, subject, [
    t('pickupScheduledText', facts),
    ...(frequency === null ? [] : [t(`pickupRepeats.${frequency}`)]),
    t('pickupChangeUntil', { lastMoment }),
  ]);
}

export function cancelledLetter(origin: string, pickup: PickupForMail): Letter {
  const facts = factsOf(pickup);
  return letter(origin, pickup.name, t('pickupCancelledSubject', facts), [
    t('pickupCancelledText', facts),
  ]);
}

/** A date of a recurring pickup whose window was full. */
export function noPlaceLetter(origin: string, pickup: PickupForMail): Letter {
  const facts = factsOf(pickup);
  return letter(origin, pickup.name, t('pickupNoPlaceSubject', facts), [
    t('pickupNoPlaceText', facts),
    t('pickupNoPlaceNext'),
  ]);
}

export function missedLetter(origin: string, pickup: PickupForMail): Letter {
  const facts = factsOf(pickup);
  return letter(origin, pickup.name, t('pickupMissedSubject', facts), [
    t('pickupMissedText', facts),
    t('pickupMissedNext'),
  ]);
}

export function ruleEndedLetter(origin: string, rule: RuleForMail): Letter {
  const facts = { ...hoursOf(rule.pickup_window), address: rule.address_text };
  return letter(origin, rule.name, t('pickupRuleEndedSubject'), [t('pickupRuleEndedText', facts)]);
}

function letter(
  origin: string,
  name: string,
  subject: string,
  paragraphs: readonly string[],
): Letter {
  return {
    subject,
    blocks: [
      { heading: subject },
      { paragraph: t('greeting', { name }) },
      ...paragraphs.map((paragraph) => ({ paragraph })),
      { link: { label: t('pickupLink'), url: `${origin}/dashboard/pickups` } },
      footer,
    ],
  };
}

function factsOf(pickup: PickupForMail) {
  return {
    number: pickup.public_id,
    day: formatDay(new Date(pickup.day), 'en', 'UTC'),
    ...hoursOf(pickup.pickup_window),
    address: pickup.address_text,
  };
}

function hoursOf(window: string): { from: string; until: string } {
  const [from = '', until = ''] = window.split('-');
  return { from, until };
}
