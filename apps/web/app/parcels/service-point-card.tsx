import type { ServicePoint } from '@waypost/contract/client';
import { hoursLines } from '@waypost/domain/handover';
import { formatCountry, formatWeekday } from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';

/** The address of a counter, as it is written on an envelope. */
export function PointAddress({ point }: { point: ServicePoint }) {
  const locale = useLocale();
  const town = [point.postalCode, point.city].filter((part) => part !== '').join(' ');
  const lines = [
    point.line1,
    point.line2,
    town,
    point.region,
    formatCountry(point.country, locale),
  ];
  return (
    <address className="not-italic">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      {point.directions !== '' && (
        <span className="mt-1 block text-sm text-muted">{point.directions}</span>
      )}
    </address>
  );
}

export function PointHours({ point }: { point: ServicePoint }) {
  const t = useT('handover');
  const locale = useLocale();
  const nameOf = (day: number) => formatWeekday(day, locale);
  return (
    <dl className="text-sm">
      {hoursLines(point.hours).map(({ from, until, hours }) => (
        <div key={from} className="flex gap-x-4">
          <dt className="w-28 shrink-0 text-muted" suppressHydrationWarning>
            {from === until
              ? nameOf(from)
              : t('days', { from: nameOf(from), until: nameOf(until) })}
          </dt>
          <dd className="numerals">
            {hours === '' ? t('closedDay') : hours.replaceAll('-', '\u2060\u2013\u2060')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
