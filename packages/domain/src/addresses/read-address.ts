import { foldPlaceName } from '../place-names.ts';
import { countryCodeOf, placeParts } from '../places.ts';
import { writtenLength } from '../written-length.ts';
import { readBigEndian } from './big-endian.ts';
import { type AddressContext, CODE_MARK, type Parts } from './parts.ts';
import { readEastAsian } from './east-asian.ts';
import { postalCodeRule } from './country-rules.ts';
import { findPostalCodes } from './find-postal-codes.ts';
import { asciiDigits } from './postal-code.ts';
import { findRegion, mayLieIn } from './regions.ts';
import { readTail } from './tail.ts';

/** An address in the fields of a form. Unsure readings are shown with what was typed. */
export type AddressReading = {
  line1: string;
  line2: string;
  city: string;
  region: string;
  postalCode: string;
  sure: boolean;
};

export type AddressHints = {
  country: string;
  /** The city of the quote, if there is one. */
  city?: string | undefined;
  /** Whether the country has a place of that name, as names are compared. */
  isPlace: (folded: string) => boolean;
};

/** As long as a line of a label. */
const MAX_LINE = 120;
/** Countries with a city of the same name. */
const CITY_STATES = new Set(['DJ', 'GI', 'HK', 'KW', 'LU', 'MC', 'MO', 'PA', 'SG', 'SM', 'VA']);
/** Countries that write the city before the street. */
const CITY_FIRST = new Set(['RU', 'BY', 'KZ', 'KG', 'UA']);

/**
 * Reads an address that was typed as one text. Its country is known. The postal code is found by its
 * shape, the state by its name, and the city by its place beside them or by the gazetteer; what is left
 * is the street.
 */
export function readAddress(text: string, hints: AddressHints): AddressReading {
  const { country } = hints;
  const expected = foldPlaceName(hints.city ?? '');
  const isExpected = (name: string) => expected !== '' && foldPlaceName(name) === expected;
  const isPlace = (name: string) => isExpected(name) || hints.isPlace(foldPlaceName(name));
  const context = { country, isPlace, isExpected };
  const typed = asciiDigits(text.normalize('NFC')).replaceAll(/[^\S\n]+/g, ' ');
  const codes = findPostalCodes(country, typed);
  const chosen = codes.at(-1);
  const marked =
    chosen === undefined
      ? typed
      : `${typed.slice(0, chosen.start)}${CODE_MARK}${typed.slice(chosen.end)}`;
  const parts = withoutCountry(placeParts(marked), context);
  const parsed =
    readEastAsian(parts, context) ??
    (CITY_FIRST.has(country) ? readBigEndian(parts, context) : null) ??
    readTail(parts, context);
  return finish(parsed, chosen?.code ?? '', codes.length, context);
}

function finish(
  parsed: Parts,
  postalCode: string,
  codeCount: number,
  { country, isPlace }: AddressContext,
): AddressReading {
  const lines = parsed.line.map(tidy).filter(Boolean);
  const [city, region] = [tidy(parsed.city), tidy(parsed.region)];
  const street = streetLength(lines);
  const [line1, line2] = [lines.slice(0, street), lines.slice(street)].map((part) =>
    part.join(', '),
  );
  const known = region === '' ? undefined : findRegion(country, region);
  const isCityClear = isPlace(city) || (parsed.isShaped && codeCount === 1);
  return {
    line1: (line1 ?? '').slice(0, MAX_LINE),
    line2: (line2 ?? '').slice(0, MAX_LINE),
    city: city.slice(0, 80),
    region: region.slice(0, 80),
    postalCode,
    sure:
      !parsed.isDoubtful &&
      isCityClear &&
      city !== '' &&
      !/\p{N}/u.test(city.replace(/ cedex \d+$/i, '')) &&
      writtenLength(line1 ?? '') > 2 &&
      (line1 ?? '').length <= MAX_LINE &&
      (postalCode !== '' || !postalCodeRule(country).required) &&
      (known === undefined || mayLieIn(known, postalCode)),
  };
}

/** Without the country at its end, or at its beginning: "Россия, 344002, ...". */
function withoutCountry(parts: string[], { country, isPlace }: AddressContext): string[] {
  const isCountry = (text = '') =>
    text.length > 1 && !text.includes(CODE_MARK) && countryCodeOf(text) === country;
  // the city of Luxembourg, unless another city stands before it
  if (CITY_STATES.has(country) && !isPlace(parts.at(-2) ?? '')) return parts;
  if (parts.length > 1 && isCountry(parts.at(-1))) return parts.slice(0, -1);
  if (parts.length > 1 && isCountry(parts[0])) return parts.slice(1);
  const last = parts.at(-1) ?? '';
  for (const { index } of last.matchAll(/ /g)) {
    const name = last.slice(index + 1);
    // Western Australia is not Australia
    if (findRegion(country, name) !== undefined) return parts;
    // "IN" and "CO" at the end are as likely something else
    if (name.length > 2 && isCountry(name)) {
      return [...parts.slice(0, -1), last.slice(0, index)];
    }
  }
  return parts;
}

/** How many parts make the street: up to the one by which there is a name and a number. */
function streetLength(parts: readonly string[]): number {
  const last = parts.findIndex((_, at) => {
    const street = parts.slice(0, at + 1).join(' ');
    return /\p{L}/u.test(street) && /\p{N}/u.test(street);
  });
  return last === -1 ? Math.min(1, parts.length) : last + 1;
}

function tidy(text: string): string {
  return text
    .replaceAll(CODE_MARK, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–/]+|[\s\-–/]+$/g, '');
}

/** The names a text may have for its city: up to five words in a row, as names are compared. */
export function placeCandidates(text: string): string[] {
  const words = foldPlaceName(text).split(' ').filter(Boolean).slice(0, 60);
  const names = words.flatMap((_, at) =>
    [1, 2, 3, 4, 5].map((length) => words.slice(at, at + length).join(' ')),
  );
  return [...new Set(names)];
}
