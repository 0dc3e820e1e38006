import type { PlaceSuggestion } from '@waypost/contract';
import { findRegion } from '@waypost/domain/regions';
import { foldPlaceName, isMisspelled } from '@waypost/domain/place-names';
import { countryCodeOf, placeParts } from '@waypost/domain/places';
import { formatCountry } from '@waypost/i18n/formats';
import type { MenuLocale } from '@waypost/i18n/locales';
import { type Db, inTransaction } from '../../../platform/database.ts';
import { sqlState } from '../../../platform/database-errors.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  findByBeginning,
  findByName,
  findSimilar,
  type FoundPlace,
  limitSearch,
  type PlaceSearch,
} from './places.queries.ts';

const SUGGESTIONS = 8;
/** A shorter text is similar to too many names. */
const LEAST_SIMILAR_LENGTH = 4;

/** Places of that name, then those with the typed prefix; if there are none, those it may misspell. */
export async function suggestPlaces(
  db: Db,
  typed: string,
  language: MenuLocale,
): Promise<{ suggestions: PlaceSuggestion[]; meant: string | null }> {
  const { names, country } = readPlace(typed);
  const [folded, region] = names;
  if (folded === undefined) return { suggestions: [], meant: null };
  const search = { folded, country, language, limit: SUGGESTIONS * 2 };
  const { named, found } = await searching(db, async (tx) => {
    const exact = await findByName(tx, search);
    const begun = [...exact, ...(await findByBeginning(tx, search))];
    return { named: exact, found: begun.length > 0 ? begun : await similar(tx, search) };
  });
  const meant = obviousPlace(named, region);
  const likely = meant === undefined ? found : [meant, ...found];
  const suggestions = distinct(likely.map((place) => present(place, language)));
  return {
    suggestions: suggestions.slice(0, SUGGESTIONS),
    meant: meant === undefined ? null : placeLabel(meant.name, meant.country, language),
  };
}

/** A city is obvious by its size if the next one of its name in another country is this much smaller. */
const OBVIOUS = 4;

/** "London" is the large one, "London, Ontario" the one in Canada. */
function obviousPlace(named: readonly FoundPlace[], region: string | undefined) {
  const [first, ...others] = named.filter((place) => region === undefined || liesIn(place, region));
  if (first === undefined) return undefined;
  const rival = others.find(({ country }) => country !== first.country);
  const isObvious = rival === undefined || first.population > OBVIOUS * rival.population;
  return isObvious ? first : undefined;
}

function liesIn({ country, region }: FoundPlace, typed: string): boolean {
  const known = findRegion(country, typed)?.names ?? [];
  return [typed, ...known].some((name) => foldPlaceName(name) === foldPlaceName(region ?? ''));
}

/** The place of a text, or null. The part before the country counts most: "Dock 4, Antwerp, Belgium". */
export async function locatePlace(db: Db, text: string): Promise<FoundPlace | null> {
  const { names, country } = readPlace(text);
  // "Singapore" is the city in that country; "Belgium" is not the place in Wisconsin
  const within = country ?? (text.length > 3 ? countryCodeOf(text) : null);
  const searches = names
    .toReversed()
    .map((folded) => ({ folded, country: within, language: 'en', limit: 1 }));
  return searching(db, async (tx) => {
    for (const find of [findByName, findByBeginning, similar]) {
      for (const search of searches) {
        const [place] = await find(tx, search);
        if (place !== undefined) return place;
      }
    }
    return null;
  });
}

/** The city of that name in a country, the most populous one first; null when there is none. */
export async function locateCity(
  db: Db,
  city: string,
  country: string,
): Promise<FoundPlace | null> {
  const folded = foldPlaceName(city)
    .split(' ')
    // "75001 Paris" is in Paris
    .filter((word) => !/\d/.test(word))
    .join(' ');
  if (folded === '') return null;
  const search = { folded, country, language: 'en', limit: 1 };
  return searching(db, async (tx) => {
    const [named] = await findByName(tx, search);
    if (named !== undefined || folded.length < LEAST_SIMILAR_LENGTH) return named ?? null;
    const [begun] = await findByBeginning(tx, search);
    return begun === undefined ? null : { ...begun, names: {} };
  });
}

/** At most four parts of a text are looked up: the ones next to the country. */
const MAX_NAMES = 4;

/** The text ends with the country when it is known. */
function readPlace(text: string): { names: string[]; country: string | null } {
  const parts = placeParts(text);
  const country = parts.length > 1 ? countryCodeOf(parts.at(-1) ?? '') : null;
  const names = country === null ? parts : parts.slice(0, -1);
  return {
    names: names
      .map(foldPlaceName)
      .filter((name) => name !== '')
      .slice(-MAX_NAMES),
    country,
  };
}

async function similar(db: Db, search: PlaceSearch): Promise<FoundPlace[]> {
  if (search.folded.length < LEAST_SIMILAR_LENGTH) return [];
  const found = await findSimilar(db, search);
  return found.filter(({ matched }) => isMisspelled(search.folded, matched));
}

async function searching<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx) => {
      await limitSearch(tx);
      return work(tx);
    });
  } catch (error) {
    // cancelled by its statement_timeout
    if (sqlState(error) === '57014') {
      throw new Problem('temporarily_unavailable', { retryAfterSeconds: 1 });
    }
    throw error;
  }
}

/** Without commas, which separate a place: Portuguese has "Hong Kong, RAE da China". */
export function placeLabel(name: string, country: string, language: MenuLocale): string {
  return `${name}, ${formatCountry(country, language).replaceAll(',', '')}`;
}

function present({ name, country, region, lat, lon }: FoundPlace, language: MenuLocale) {
  return {
    label: placeLabel(name, country, language),
    name,
    country,
    ...(region !== null && { region }),
    lat,
    lon,
  };
}

/** Two that a reader cannot distinguish are merged; the more populous comes first. */
function distinct(suggestions: readonly PlaceSuggestion[]): PlaceSuggestion[] {
  const seen = new Map<string, PlaceSuggestion>();
  for (const suggestion of suggestions) {
    const key = `${suggestion.label} ${suggestion.region}`;
    if (!seen.has(key)) seen.set(key, suggestion);
  }
  return [...seen.values()];
}
