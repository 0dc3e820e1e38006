import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import { effectiveTime, type MilestoneKind } from '@waypost/domain/tracking';
import type { Locale } from '@waypost/i18n';
import { dayKey } from '@waypost/i18n/formats';
import type { Block, Email } from '../../../platform/mail-blocks.ts';
import { progressOf } from '../../../platform/mail-progress.ts';
import {
  countryText,
  dayAndTimeText,
  dayText,
  mailTexts,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';
import { oneText } from '../../../platform/sms.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import { expectedText, languageLink, type MailOutlook } from '../notifications/index.ts';
import type { News } from './listeners.queries.ts';

export type Reader = 'shipper' | 'recipient' | 'follower';

export type ToldMilestone = {
  kind: MilestoneKind;
  news: News;
  from: SafeText;
  to: SafeText;
  /** Of the scan. */
  city: SafeText | undefined;
  reader: Reader;
  sender?: SafeText | undefined;
  /** The digits by which the recipient proves who they are at the door. */
  code?: string | undefined;
  /** Opens the shipment as its reader. */
  trackUrl: string;
  publicUrl: string;
  leaveUrl: string;
  /** To the recipient alone, who did not choose the language. */
  languageUrl?: string | undefined;
} & MailOutlook;

/**
 * Contains no typed text: places by their names in the gazetteer, and the city that one of our devices
 * scanned. The one exception is for the recipient: the sender's name from `readSender`.
 */
export function milestoneWords(locale: Locale, told: ToldMilestone): Email {
  const { kind, news, reader, sender, city, expected, languageUrl } = told;
  const t = mailTexts(locale);
  const number = trackingNumberText(news.trackingNumber);
  const said = { days: REPLY_WORKING_DAYS, reader: vouchedText(reader, 'our code') };
  const place =
    city !== undefined &&
    news.country !== null &&
    t('newsPlaceText', { city, country: countryText(news.country, locale) });
  const actBy = told.problem?.kind === kind ? told.problem.actBy : null;
  return {
    locale,
    subject: t('newsSubject', { news: t(`news.${kind}`), number }),
    blocks: [
      headlineOf(locale, told),
      { paragraph: textOf(locale, told) },
      { paragraph: t(`news.${kind}.next`, said) },
      { link: { label: t('newsLink'), url: told.trackUrl } },
      {
        facts: [
          ...(actBy === null ? [] : [[t('newsActBy'), dayText(actBy, locale)] as const]),
          ...(told.code === undefined
            ? []
            : [[t('newsCode'), vouchedText(told.code, 'our code')] as const]),
          ...(sender === undefined ? [] : [[t('sender'), sender] as const]),
          [t('newsShipment'), number],
          [t('newsRoute'), t('newsRouteText', told)],
          ...(place ? [[t('newsPlace'), place] as const] : []),
          [t('newsTime'), dayAndTimeText(timeOf(news), locale, zoneOf(news))],
        ],
      },
      {
        smallPrint: t(`newsFooter.${reader}`),
        links: [
          ...(languageUrl === undefined ? [] : [languageLink(locale, languageUrl)]),
          { label: t('newsLeave'), url: told.leaveUrl },
        ],
      },
    ],
    parcel: {
      trackingNumber: news.trackingNumber,
      trackUrl: told.publicUrl,
      destinationCountry: news.destinationCountry,
      expected,
    },
  };
}

/** The expected day, and what happened under it. Without a day, what happened. */
function headlineOf(locale: Locale, { kind, news, expected }: ToldMilestone): Block {
  const event = mailTexts(locale)(`news.${kind}`);
  const progress = kind === 'cancelled' ? undefined : progressOf(news.furthest, locale);
  if (kind === 'delivered' || expected === null) return { headline: event, progress };
  const day = dayKey(timeOf(news), zoneOf(news));
  return { headline: expectedText(locale, expected, day), event, progress };
}

export function milestoneText(locale: Locale, kind: MilestoneKind, link: string): SafeText {
  return vouchedText(oneText(mailTexts(locale)(`sms.${kind}`), link), 'our code');
}

export function milestoneTextSample(locale: Locale, origin: string): string {
  return milestoneText(locale, 'out_for_delivery', `${origin}/track?ref=WP00DEM00000001V`);
}

function textOf(locale: Locale, { kind, city, news, reader }: ToldMilestone): SafeText {
  const t = mailTexts(locale);
  if (kind !== 'delivered')
    return t(`news.${kind}.text`, { reader: vouchedText(reader, 'our code') });
  const time = dayAndTimeText(timeOf(news), locale, zoneOf(news));
  return city === undefined
    ? t('news.delivered.textWithoutPlace', { time })
    : t('news.delivered.text', { city, time });
}

/** An impossible device time is replaced, as on the page. */
function timeOf(news: News): Date {
  return new Date(
    effectiveTime(
      { occurredAt: news.occurredAt.getTime(), recordedAt: news.recordedAt.getTime() },
      news.bookedAt.getTime(),
    ),
  );
}

/** In the time zone of the place. */
function zoneOf(news: News): string {
  return timeZoneOf(news.country ?? news.originCountry);
}
