import { foldPlaceName } from '@waypost/domain/place-names';
import { cityOf, placeParts } from '@waypost/domain/places';
import type { Locale } from '@waypost/i18n';
import type { Db } from '../../../platform/database.ts';
import { countryText, type SafeText, vouchedText } from '../../../platform/mail-text.ts';
import { findByName } from './places.queries.ts';
import { placeLabel } from './search-places.ts';

/** At most so many parts of a text are looked up, from its end. */
const MAX_PARTS = 4;

/** A city by its name in the reader's language; undefined when the country has none of this name. */
export async function cityText(
  db: Db,
  name: string,
  country: string,
  locale: Locale,
): Promise<SafeText | undefined> {
  const folded = foldPlaceName(name);
  const [city] = await findByName(db, { folded, country, language: locale, limit: 1 });
  return city && vouchedText(city.name, 'gazetteer');
}

/** A typed place with its city and country in the reader's language; as typed, where no city is known. */
export async function typedPlace(
  db: Db,
  typed: string,
  country: string | null,
  locale: Locale,
): Promise<string> {
  const place = country === null ? null : cityOf(typed, country);
  const name = place && (await cityText(db, place.city, place.country, locale));
  if (place === null || name === undefined || name === null) return typed;
  const parts = placeParts(typed);
  const before = parts.slice(0, parts.lastIndexOf(place.city));
  return [...before, placeLabel(name, place.country, locale)].join(', ');
}

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
