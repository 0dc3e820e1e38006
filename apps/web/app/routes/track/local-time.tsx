import { formatDayAndTime } from '@waypost/i18n/formats';
import { useLocale } from '../../platform/visitor.ts';

/** A moment by the clocks of its place, as every time on the tracking page. */
export function LocalTime({ at, timeZone }: { at: string; timeZone: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatDayAndTime(new Date(at), locale, timeZone)}
    </time>
  );
}
