import type { MapPoint } from '@waypost/contract/client';
import { formatCountry } from '@waypost/i18n/formats';
import { useWords } from '../../../parcels/words.ts';
import { useLocale } from '../../../platform/visitor.ts';

/** City and country as far as they are known. */
export function usePlaceName() {
  const { place } = useWords();
  const locale = useLocale();
  return ({ name, country }: MapPoint): string => {
    if (country === null) return name;
    return name === '' ? formatCountry(country, locale) : place({ city: name, country });
  };
}
