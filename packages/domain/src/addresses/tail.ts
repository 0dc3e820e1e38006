import { type AddressContext, CODE_MARK, type Parts } from './parts.ts';
import { findRegion } from './regions.ts';

/** "Street, Street, City, State" with the postal code before or behind the city. */
export function readTail(parts: readonly string[], context: AddressContext): Parts {
  const marked = parts.findIndex((part) => part.includes(CODE_MARK));
  const at = marked === -1 ? parts.length - 1 : marked;
  const [before = '', behind = ''] = (parts[at] ?? '').split(CODE_MARK).map(trimmed);
  const [earlier, later] = [parts.slice(0, at), parts.slice(at + 1)];
  const street = before === '' ? earlier : [...earlier, before];

  if (behind !== '') {
    const { city, region } = splitRegion(behind, context);
    const read = takeRegions(later, region, context);
    return {
      line: [...street, ...read.rest],
      city,
      region: read.region,
      isShaped: street.length > 0 && read.rest.length === 0,
      isDoubtful: read.rest.length > 0,
    };
  }
  const read = takeRegions(later, '', context);
  const [city, ...rest] = read.rest;
  if (city !== undefined && /\p{N}/u.test(city) && street.length > 0) {
    // the street comes last: "Albany, NY 12207, 80 State Street"
    const begun = readBefore(street, '', context);
    return { ...begun, line: [...begun.line, ...read.rest], isDoubtful: true };
  }
  if (city !== undefined) {
    return {
      line: [...street, ...rest],
      city,
      region: read.region,
      isShaped: !LATIN.test(city),
      isDoubtful: street.length === 0 || rest.length > 0,
    };
  }
  return readBefore(street, read.region, context);
}

/** The city is the last of these parts, or in it. */
function readBefore(parts: readonly string[], known: string, context: AddressContext): Parts {
  const [last = '', ...others] = parts.toReversed();
  const earlier = others.toReversed();
  const previous = earlier.at(-1);
  const isState = !context.isExpected(last) && isRegion(last, context);
  if (known === '' && previous !== undefined && isState) {
    if (isCityBefore(previous, last, earlier.length === 1, context)) {
      return {
        line: earlier.slice(0, -1),
        city: previous,
        region: last,
        // a ward of Tokyo, or a name in a script that the gazetteer lacks
        isShaped: WARD.test(previous) || !LATIN.test(previous),
        isDoubtful: context.isPlace(last) && !WARD.test(previous),
      };
    }
    return { line: earlier, city: last, region: '', isShaped: false, isDoubtful: false };
  }
  const { city, region } =
    known === '' ? splitRegion(last, context) : { city: last, region: known };
  const isApart = earlier.length > 0 && !/\p{N}/u.test(city);
  if (isApart && (context.isPlace(city) || !endsInPlace(city, context))) {
    return { line: earlier, city, region, isShaped: !LATIN.test(city), isDoubtful: false };
  }
  const split = splitCity(city, context) ?? splitCity(last, context);
  if (split === null) {
    // a street without a city, or a city with a number, such as Dublin 2
    const isStreet = earlier.length === 0;
    const [line, town] = isStreet ? [[city], ''] : [earlier, city];
    return { line, city: town, region, isShaped: false, isDoubtful: true };
  }
  return {
    line: [...earlier, split.street],
    city: split.city,
    region: split.hasRegion ? '' : region,
    isShaped: false,
    isDoubtful: split.isDoubtful,
  };

  function splitCity(text: string, { isPlace }: AddressContext) {
    const words = text.split(' ');
    const starts = words.flatMap((_, start) =>
      start > 0 && start >= words.length - 5 && isPlace(words.slice(start).join(' '))
        ? [start]
        : [],
    );
    const [start] = starts;
    if (start === undefined) return null;
    const street = words.slice(0, start).join(' ');
    return {
      street,
      city: words.slice(start).join(' '),
      hasRegion: text !== city,
      isDoubtful: starts.length > 1 || !/\p{N}/u.test(street),
    };
  }
}

/** Wards are parts of their city, but those of Tokyo are cities of their own. */
const LATIN = /\p{Script=Latin}/u;
const WARD = /(?:-(?:ku|gu|dong|cho|ro|gil)|\b(?:district|ward))$/i;

function isCityBefore(
  previous: string,
  region: string,
  isFirst: boolean,
  { isPlace }: AddressContext,
): boolean {
  if (/\p{N}/u.test(previous)) return false;
  if (WARD.test(previous)) return /^tokyo$/i.test(region);
  if (isPlace(previous)) return true;
  return !isFirst && !isPlace(region);
}

function isRegion(text: string, { country }: AddressContext): boolean {
  return findRegion(country, text) !== undefined;
}

function takeRegions(parts: readonly string[], region: string, context: AddressContext) {
  const last = parts.at(-1);
  if (region !== '' || last === undefined || !isRegion(last, context))
    return { rest: parts, region };
  return { rest: parts.slice(0, -1), region: last };
}

/** "Sydney NSW", "Milano (MI)", "São Paulo - SP", "Curitiba/PR". */
function splitRegion(text: string, context: AddressContext): { city: string; region: string } {
  if (context.isPlace(text)) return { city: text, region: '' };
  for (const { index } of text.matchAll(/[\s/]+/g)) {
    const region = trimmed(text.slice(index)).replaceAll(/^\(|\)$/g, '');
    const city = trimmed(text.slice(0, index));
    if (city !== '' && isRegion(region, context)) return { city, region };
  }
  return { city: text, region: '' };
}

function endsInPlace(text: string, { isPlace }: AddressContext): boolean {
  const words = text.split(' ');
  return words.some((_, start) => start > 0 && isPlace(words.slice(start).join(' ')));
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s\-–/]+|[\s\-–/]+$/g, '');
}
