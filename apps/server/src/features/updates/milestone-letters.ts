import { REPLY_WORKING_DAYS } from '@waypost/domain/desk';
import { effectiveTime, type MilestoneKind } from '@waypost/domain/tracking';
import { formatTrackingNumber } from '@waypost/domain/tracking-number';
import { type Locale, translator } from '@waypost/i18n';
import { formatCountry, formatDayAndTime } from '@waypost/i18n/formats';
import type { Letter } from '../../platform/mail-layout.ts';
import { oneText } from '../../platform/sms.ts';
import { timeZoneOf } from '../calendars/index.ts';
import type { News } from './listeners.queries.ts';

export type Reader = 'shipper' | 'recipient' | 'follower';

/** No word in it that somebody typed: countries, and the city that one of our devices scanned. */
export function milestoneLetter(
  locale: Locale,
  kind: MilestoneKind,
  news: News,
  reader: Reader,
  links: { track: string; leaveUrl: string },
): Letter {
  const t = translator(locale, 'mail');
  const number = formatTrackingNumber(news.tracking_number);
  const place =
    news.city !== null && news.country !== null && placeOf(locale, news.city, news.country);
  const time = timeOf(locale, news);
  return {
    locale,
    subject: t('newsSubject', { news: t(`news.${kind}`), number }),
    blocks: [
      { heading: t(`news.${kind}`) },
      { paragraph: textOf(locale, kind, news.city, time) },
      { paragraph: t(`news.${kind}.next`, { days: REPLY_WORKING_DAYS }) },
      {
        facts: [
          [t('newsShipment'), number],
          [t('newsRoute'), t('newsRouteText', routeOf(locale, news))],
          ...(place ? [[t('newsPlace'), place] as const] : []),
          [t('newsTime'), time],
        ],
      },
      { link: { label: t('newsLink'), url: links.track } },
      {
        smallPrint: t(`newsFooter.${reader}`),
        link: { label: t('newsLeave'), url: links.leaveUrl },
      },
    ],
  };
}

export function milestoneText(locale: Locale, kind: MilestoneKind, link: string): string {
  const t = translator(locale, 'mail');
  return oneText(t(`sms.${kind}`), link);
}

function textOf(locale: Locale, kind: MilestoneKind, city: string | null, time: string): string {
  const t = translator(locale, 'mail');
  if (kind !== 'delivered') return t(`news.${kind}.text`);
  return city === null
    ? t('news.delivered.textWithoutPlace', { time })
    : t('news.delivered.text', { city, time });
}

function placeOf(locale: Locale, city: string, country: string): string {
  const t = translator(locale, 'mail');
  return t('newsPlaceText', { city, country: formatCountry(country, locale) });
}

function routeOf(locale: Locale, news: News) {
  return {
    from: formatCountry(news.origin_country, locale),
    to: formatCountry(news.destination_country, locale),
  };
}

/** In the zone of the place. A device whose clock cannot be right is not believed, as on the page. */
function timeOf(locale: Locale, news: News): string {
  const at = effectiveTime(
    { occurredAt: news.occurred_at.getTime(), recordedAt: news.recorded_at.getTime() },
    news.booked_at.getTime(),
  );
  return formatDayAndTime(new Date(at), locale, timeZoneOf(news.country ?? news.origin_country));
}
