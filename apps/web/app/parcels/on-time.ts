import { formatCount, formatPerMille } from '@waypost/i18n/formats';
import { useT } from '../platform/catalogs.tsx';
import { useLocale } from '../platform/visitor.ts';

export type MeasuredOnTime = { deliveries: number; days: number; perMille: number };

/** The measured rate with its sample size; a fixed claim while there is none. */
export function useOnTimeClaim(
  measured: MeasuredOnTime | null,
  claim: string,
): { rate: string; of?: string } {
  const t = useT('parcels');
  const locale = useLocale();
  if (measured === null) return { rate: claim };
  const { perMille, deliveries, days } = measured;
  return {
    rate: formatPerMille(perMille, locale),
    of: t('onTimeOf', { deliveries: formatCount(deliveries, locale), days }),
  };
}
