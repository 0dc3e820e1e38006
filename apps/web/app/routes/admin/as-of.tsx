import { formatTime } from '@waypost/i18n/formats';
import { useLocale, useTimeZone } from '../../platform/visitor.ts';

type AsOfProps = {
  at: string;
  /** Of the area of the page. */
  t: (key: 'asOf', values: { time: string }) => string;
};

/** The time of the figures of a page. */
export function AsOf({ at, t }: AsOfProps) {
  const time = formatTime(new Date(at), useLocale(), useTimeZone());
  return (
    <p className="numerals text-sm text-muted" suppressHydrationWarning>
      {t('asOf', { time })}
    </p>
  );
}
