import { formatDay, formatShortDay } from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';

/** The day and hours of a window, as texts take them. Days are local to the address. */
export function useWindowFacts() {
  const locale = useLocale();
  return ({ date, window }: { date: string; window: string }) => {
    const [from = '', until = ''] = window.split('-');
    return { day: formatDay(new Date(date), locale, 'UTC'), from, until };
  };
}

/** Short, so that a choice of windows has one line each on a phone. */
export function useWindowText() {
  const t = useT('handover');
  const locale = useLocale();
  const factsOf = useWindowFacts();
  return (window: { date: string; window: string }) =>
    t('window', { ...factsOf(window), day: formatShortDay(window.date, locale) });
}
