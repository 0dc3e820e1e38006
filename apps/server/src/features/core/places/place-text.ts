import { foldPlaceName } from '@waypost/domain/place-names';
import { placeParts } from '@waypost/domain/places';
import type { Locale } from '@waypost/i18n';
import type { Db } from '../../../platform/database.ts';
import { countryText, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import { findByName } from './places.queries.ts';
import { placeLabel } from './search-places.ts';

/** At most so many parts of a text are looked up, from its end. */
const MAX_PARTS = 4;

/**
 * A typed place by its name in the gazetteer: the city whose exact name is one part of the text, in the
 * reader's language, or the country alone. Contains nothing of the text itself.
 */
export async function placeText(
  db: Db,
  typed: string,
  country: string,
  locale: Locale,
): Promise<SafeText> {
  const names = placeParts(typed).map(foldPlaceName).slice(-MAX_PARTS).toReversed();
  for (const folded of names.filter((name) => name !== '')) {
    const [city] = await findByName(db, { folded, country, language: locale, limit: 1 });
    if (city !== undefined) {
      return vouchedText(placeLabel(city.name, city.country, locale), 'gazetteer');
    }
  }
  return countryText(country, locale);
}
