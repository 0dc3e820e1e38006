import {
  formatDayAndTime,
  formatSecond,
  formatShortDate,
  formatShortTime,
  formatTime,
} from '@waypost/i18n/formats';
import { useLocale, useTimeZone } from '../platform/visitor.ts';

const FORMATS = {
  'day-and-time': formatDayAndTime,
  short: formatShortTime,
  second: formatSecond,
  day: formatShortDate,
  time: formatTime,
};

type TimeProps = { at: string; show?: keyof typeof FORMATS };

/**
 * A time in the reader's zone. Browsers and Node have different locale data and may format it differently, so the
 * server's text is kept in that case.
 */
export function Time({ at, show = 'day-and-time' }: TimeProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {FORMATS[show](new Date(at), locale, timeZone)}
    </time>
  );
}
