import { dayKey, formatShortDay } from '@waypost/i18n/formats';
import { arrivalOf, type Whereabouts } from '@waypost/i18n/whereabouts';
import { useWords } from '../../parcels/words.ts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';

type Promised = Pick<Whereabouts, 'delivery' | 'timeline'>;

/** The days of delivery as a reader counts them now, and whether they have passed. */
export function useDeliveryDays(now: Date) {
  const t = useT('tracking');
  const locale = useLocale();
  const { delivery: days } = useWords();
  return ({ delivery, timeline }: Promised): { text: string; isLate: boolean } | null => {
    if (delivery === null) return null;
    const arrival = arrivalOf(delivery, dayKey(now, timeline?.[0]?.timeZone ?? 'UTC'));
    const day = formatShortDay(delivery.latest, locale);
    switch (arrival) {
      case 'today':
      case 'tomorrow':
      case 'by':
        return { text: t(`delivery.${arrival}`, { day }), isLate: false };
      case 'late':
        return { text: t('delivery.late', { day }), isLate: true };
      default:
        return { text: days(delivery), isLate: false };
    }
  };
}
