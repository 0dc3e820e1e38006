import { withCityNames } from '@waypost/i18n/city-names';
import { useWords } from '../../parcels/words.ts';
import { useLocale } from '../../platform/visitor.ts';

type Named = Parameters<typeof withCityNames>[0];

/** Puts the cities of a shipment into the reader's language. */
export function useCities() {
  const locale = useLocale();
  const { place } = useWords();
  return <T extends Named>(tracking: T): T => withCityNames(tracking, locale, place);
}
