import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import { effectiveTime, type MilestoneKind } from '@waypost/domain/tracking';
import type { Locale } from '@waypost/i18n';
import type { Email } from '../../../platform/mail-layout.ts';
import {
  countryText,
  dayAndTimeText,
  mailTexts,
  nameText,
  type SafeText,
  trackingNumberText,
  vouchedText,
} from '../../../platform/mail-text.ts';
import { oneText } from '../../../platform/sms.ts';
import { timeZoneOf } from '../../core/calendars/index.ts';
import type { News } from './listeners.queries.ts';

export type Reader = 'shipper' | 'recipient' | 'follower';

export type ToldMilestone = {
  kind: MilestoneKind;
  news: News;
  reader: Reader;
  sender: SafeText | undefined;
  trackUrl: string;
  leaveUrl: string;
};

/**
 * Contains no typed text: countries, and the city that one of our devices scanned. The one exception is
 * for the recipient: the sender's name from `readSender`.
 */
export function milestoneWords(locale: Locale, told: ToldMilestone): Email {
  const { kind, news, reader, sender } = told;
  const t = mailTexts(locale);
  const number = trackingNumberText(news.trackingNumber);
  const city = nameText(news.city ?? '');
  const place =
    city !== undefined &&
    news.country !== null &&
    t('newsPlaceText', { city, country: countryText(news.country, locale) });
  const time = timeOf(locale, news);
  return {
    locale,
    subject: t('newsSubject', { news: t(`news.${kind}`), number }),
    blocks: [
      { heading: t(`news.${kind}`) },
      { paragraph: textOf(locale, kind, city, time) },
      { paragraph: t(`news.${kind}.next`, { days: REPLY_WORKING_DAYS }) },
      {
        facts: [
          [t('newsShipment'), number],
          ...(sender === undefined ? [] : [[t('sender'), sender] as const]),
          [t('newsRoute'), t('newsRouteText', routeOf(locale, news))],
          ...(place ? [[t('newsPlace'), place] as const] : []),
          [t('newsTime'), time],
        ],
      },
      { link: { label: t('newsLink'), url: told.trackUrl } },
      {
        smallPrint: t(`newsFooter.${reader}`),
        link: { label: t('newsLeave'), url: told.leaveUrl },
      },
    ],
  };
}

export function milestoneText(locale: Locale, kind: MilestoneKind, link: string): SafeText {
  return vouchedText(oneText(mailTexts(locale)(`sms.${kind}`), link), 'our code');
}

export function milestoneTextSample(locale: Locale, origin: string): string {
  return milestoneText(locale, 'out_for_delivery', `${origin}/track?ref=WP00DEM00000001V`);
}

function textOf(
  locale: Locale,
  kind: MilestoneKind,
  city: SafeText | undefined,
  time: SafeText,
): SafeText {
  const t = mailTexts(locale);
  if (kind !== 'delivered') return t(`news.${kind}.text`);
  return city === undefined
    ? t('news.delivered.textWithoutPlace', { time })
    : t('news.delivered.text', { city, time });
}

function routeOf(locale: Locale, news: News) {
  return {
    from: countryText(news.originCountry, locale),
    to: countryText(news.destinationCountry, locale),
  };
}

/** In the time zone of the place. An impossible device time is replaced, as on the page. */
function timeOf(locale: Locale, news: News): SafeText {
  const at = effectiveTime(
    { occurredAt: news.occurredAt.getTime(), recordedAt: news.recordedAt.getTime() },
    news.bookedAt.getTime(),
  );
  return dayAndTimeText(new Date(at), locale, timeZoneOf(news.country ?? news.originCountry));
}
