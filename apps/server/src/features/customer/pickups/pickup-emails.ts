import { type Locale, type Translate, translator } from '@waypost/i18n';
import { formatDay, formatDayAndTime } from '@waypost/i18n/formats';
import { defineOwnEmail, toAccount } from '../../../platform/emails.ts';
import type { OwnEmail } from '../../../platform/mail-blocks.ts';
import type { Redaction } from '../../../platform/redaction.ts';
import {
  type PickupForMail,
  readPickupForMail,
  readRuleForMail,
  type RuleForMail,
} from './mails.queries.ts';

/** When it was confirmed, and again for each new time. */
export const scheduledEmail = defineOwnEmail({
  template: 'pickup_scheduled',
  key: ({ pickupId, revision }: { pickupId: string; revision: number }) =>
    `pickup_scheduled:${pickupId}:${revision}`,
  async read(ctx, { pickupId }, redaction) {
    const pickup = await readPickupForMail(ctx.db, pickupId);
    // what was confirmed and then cancelled or collected is not confirmed once more
    return pickup?.status === 'Scheduled' ? toCustomer(pickup, redaction) : undefined;
  },
  words(locale, pickup: PickupForMail, origin) {
    const t = translator(locale, 'mail');
    const facts = factsOf(locale, pickup);
    const isFirst = pickup.revision === 1;
    const subject = t(isFirst ? 'pickupScheduledSubject' : 'pickupRescheduledSubject', facts);
    const lastMoment = formatDayAndTime(pickup.cutOffAt, locale, pickup.timeZone);
    const { frequency } = pickup;
    return pickupWords(locale, origin, pickup, subject, [
      t('pickupScheduledText', facts),
      ...(frequency === null ? [] : [t(`pickupRepeats.${frequency}`)]),
      t('pickupChangeUntil', { lastMoment }),
    ]);
  },
  sample: () => PICKUP,
  subjectOfKey: (_ctx, { ids: [pickupId = '', revision] }) => ({
    pickupId,
    revision: Number(revision),
  }),
});

type PickupFacts = ReturnType<typeof factsOf>;

function definePickupEmail(
  news: 'cancelled' | 'no_place' | 'missed',
  subjectOf: (t: Translate<'mail'>, facts: PickupFacts) => string,
  paragraphsOf: (t: Translate<'mail'>, facts: PickupFacts) => string[],
) {
  return defineOwnEmail({
    template: `pickup_${news}`,
    key: ({ pickupId }: { pickupId: string }) => `pickup_${news}:${pickupId}`,
    async read(ctx, { pickupId }, redaction) {
      const pickup = await readPickupForMail(ctx.db, pickupId);
      return pickup && toCustomer(pickup, redaction);
    },
    words(locale, pickup: PickupForMail, origin) {
      const t = translator(locale, 'mail');
      const facts = factsOf(locale, pickup);
      return pickupWords(locale, origin, pickup, subjectOf(t, facts), paragraphsOf(t, facts));
    },
    sample: () => PICKUP,
    subjectOfKey: (_ctx, { ids: [pickupId = ''] }) => ({ pickupId }),
  });
}

export const pickupEmails = {
  cancelled: definePickupEmail(
    'cancelled',
    (t, facts) => t('pickupCancelledSubject', facts),
    (t, facts) => [t('pickupCancelledText', facts)],
  ),
  /** A date of a recurring pickup whose window was full. */
  no_place: definePickupEmail(
    'no_place',
    (t, facts) => t('pickupNoPlaceSubject', facts),
    (t, facts) => [t('pickupNoPlaceText', facts), t('pickupNoPlaceNext')],
  ),
  missed: definePickupEmail(
    'missed',
    (t, facts) => t('pickupMissedSubject', facts),
    (t, facts) => [t('pickupMissedText', facts), t('pickupMissedNext')],
  ),
};

export const ruleEndedEmail = defineOwnEmail({
  template: 'pickup_rule_ended',
  key: ({ ruleId }: { ruleId: string }) => `pickup_rule_ended:${ruleId}`,
  async read(ctx, { ruleId }, redaction) {
    const rule = await readRuleForMail(ctx.db, ruleId);
    return rule && toCustomer(rule, redaction);
  },
  words(locale, rule: RuleForMail, origin) {
    const t = translator(locale, 'mail');
    const facts = { ...hoursOf(rule.pickupWindow), address: rule.addressText };
    return pickupWords(locale, origin, rule, t('pickupRuleEndedSubject'), [
      t('pickupRuleEndedText', facts),
    ]);
  },
  sample: (): RuleForMail => ({ ...PICKUP, frequency: 'WEEKLY' }),
  subjectOfKey: (_ctx, { ids: [ruleId = ''] }) => ({ ruleId }),
});

function toCustomer<Told extends PickupForMail | RuleForMail>(told: Told, redaction: Redaction) {
  const name = redaction.name(told.name);
  const address = redaction.address(told.addressText);
  return toAccount(told, { ...told, name, addressText: address }, redaction);
}

function pickupWords(
  locale: Locale,
  origin: string,
  { name }: { name: string },
  subject: string,
  paragraphs: readonly string[],
): OwnEmail {
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
    number: pickup.publicId,
    day: formatDay(new Date(pickup.day), locale, 'UTC'),
    ...hoursOf(pickup.pickupWindow),
    address: pickup.addressText,
  };
}

function hoursOf(window: string): { from: string; until: string } {
  const [from = '', until = ''] = window.split('-');
  return { from, until };
}

const PICKUP: PickupForMail = {
  shard: 0,
  publicId: 'P-0000-0000-0001',
  day: '2026-11-17',
  pickupWindow: '13:00-17:00',
  cutOffAt: new Date('2026-11-17T10:00:00Z'),
  timeZone: 'Europe/Brussels',
  addressText: 'Kade 1, 2000 Antwerp, Belgium',
  status: 'Scheduled',
  revision: 1,
  frequency: null,
  email: '',
  locale: 'en',
  name: 'Ada Example',
};
