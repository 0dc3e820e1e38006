import { type AddressContext, CODE_MARK, type Parts } from './parts.ts';
import { findRegion } from './regions.ts';

const REGION_WORD =
  /(?:^|\s)(?:область|обл\.?|край|республика|респ\.?|округ|область|oblast|krai|kray)(?:\s|$)/iu;
const CITY_WORD = /^(?:г|гор|город|пгт|пос|м|місто)\.?\s+(?=\p{Lu})/u;

/** "620014, Свердловская область, г. Екатеринбург, ул. Малышева, д. 51": each part says what it is. */
export function readBigEndian(parts: readonly string[], context: AddressContext): Parts | null {
  const { country, isPlace } = context;
  const texts = parts.map((part) => part.replaceAll(CODE_MARK, ' ').trim()).filter(Boolean);
  const marked = texts.findIndex((text) => CITY_WORD.test(text));
  const isRegion = (text: string) =>
    REGION_WORD.test(text) || findRegion(country, text) !== undefined;
  const region = texts.findIndex((text, at) => at !== marked && isRegion(text) && !isPlace(text));
  const places = texts.flatMap((text, at) => (at !== region && isPlace(text) ? [at] : []));
  const city = marked === -1 ? places[0] : marked;
  if (city === undefined) return null;
  return {
    line: texts.filter((_, at) => at !== city && at !== region),
    city: (texts[city] ?? '').replace(CITY_WORD, ''),
    region: texts[region] ?? '',
    isShaped: marked !== -1,
    isDoubtful: marked === -1 && places.length > 1,
  };
}
