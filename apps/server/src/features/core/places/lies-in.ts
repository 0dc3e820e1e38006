import { foldPlaceName } from '@waypost/domain/place-names';
import { placeParts } from '@waypost/domain/places';
import type { Db } from '../../../platform/database.ts';
import { findByName, type FoundPlace } from './places.queries.ts';

/** Districts and suburbs belong to their city: Croydon is 15 km from London, Versailles 17 km from Paris. */
const NEAR_KM = 40;
/** Of one name in a country; Springfield, the most common one of the United States, is there some 30 times. */
const NAMESAKES = 50;

/**
 * Whether a typed city is the place that was quoted, such as "Lisboa" and "Lisbon, Portugal". By name, or by the
 * gazetteer, which knows other names and what lies near. A quote for a whole country includes every city.
 */
export async function liesIn(
  db: Db,
  city: string,
  quoted: string,
  country: string,
): Promise<boolean> {
  const names = placeParts(quoted).slice(0, -1).map(nameOf).filter(Boolean);
  const typed = nameOf(city);
  if (names.length === 0 || names.includes(typed)) return true;
  const places = await findNamed(db, typed, country);
  if (places.length === 0) return false;
  const quotedPlaces = await Promise.all(names.map((name) => findNamed(db, name, country)));
  return quotedPlaces.flat().some((place) => places.some((other) => isNear(place, other)));
}

/** "75001 Paris" is in Paris. */
function nameOf(text: string): string {
  return foldPlaceName(text)
    .split(' ')
    .filter((word) => !/\d/.test(word))
    .join(' ');
}

function findNamed(db: Db, folded: string, country: string): Promise<FoundPlace[]> {
  return findByName(db, { folded, country, language: 'en', limit: NAMESAKES });
}

const KM_PER_DEGREE = 111.2;

/** Flat within 40 km, which is near enough up to the polar circle. */
function isNear(a: FoundPlace, b: FoundPlace): boolean {
  const north = a.lat - b.lat;
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east) * KM_PER_DEGREE <= NEAR_KM;
}
