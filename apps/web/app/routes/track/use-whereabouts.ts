import { type Whereabouts, whereabouts } from '@waypost/i18n/whereabouts';
import { useT } from '../../platform/catalogs.tsx';
import { useLocale } from '../../platform/visitor.ts';

/** Says where a shipment is, in the reader's language. */
export function useWhereabouts(now: Date): (shipment: Whereabouts) => string {
  const t = useT('whereabouts');
  const locale = useLocale();
  return (shipment) => whereabouts(shipment, { now, locale, t });
}
