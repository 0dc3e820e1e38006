import { formatDayAndTime, formatTime } from '@waypost/i18n/formats';
import { useLocale, useTimeZone } from '../platform/visitor.ts';

type TimeProps = { at: string; show?: 'day-and-time' | 'time' };

/**
 * A moment in the reader's zone. Browsers and Node carry different locale data, so the two may
 * write the same moment with a different comma; the server's text then stays.
 */
export function Time({ at, show = 'day-and-time' }: TimeProps) {
  const locale = useLocale();
  const timeZone = useTimeZone();
  const format = show === 'time' ? formatTime : formatDayAndTime;
  return (
    <time dateTime={at} suppressHydrationWarning>
      {format(new Date(at), locale, timeZone)}
    </time>
  );
}
