import { ALPHA_3_CODES, COUNTRY_ALIASES, COUNTRY_CODES } from './country-names.ts';

export { COUNTRY_CODES } from './country-names.ts';

/** The languages of the site, as its menu names them. */
// prettier-ignore
export const LANGUAGES = ['en', 'fr', 'de', 'es', 'pt-PT', 'pt-BR', 'it', 'ar', 'hi', 'ja', 'ko', 'zh-CN', 'ru'] as const;
/** Pages use the British spelling of English: "St Vincent" for "St. Vincent". */
const NAME_LANGUAGES = [...LANGUAGES, 'en-GB'];
const NAME_STYLES = ['long', 'short'] as const;

/** The code of a country given by code or by name, in any of our languages. */
export function countryCodeOf(text: string): string | null {
  const name = foldName(text);
  // skip building the names for an empty field
  if (name === '') return null;
  codeByName ??= buildNames();
  return codeByName.get(name) ?? null;
}

/** The text after the last comma: "Antwerp, Belgium" gives "Belgium". */
export function countryPart(placeText: string): string {
  return placeParts(placeText).at(-1) ?? '';
}

/** By country where both are known, otherwise by equal text. */
export function sameCountry(from: string, to: string): boolean {
  const [fromPart, toPart] = [countryPart(from), countryPart(to)];
  const [fromCode, toCode] = [countryCodeOf(fromPart), countryCodeOf(toPart)];
  if (fromCode !== null && toCode !== null) return fromCode === toCode;
  return fromPart.toLowerCase() === toPart.toLowerCase();
}

/** City level: the last two parts of a place. */
export function publicPlace(placeText: string): string {
  return placeParts(placeText).slice(-2).join(', ');
}

/** The city of a place whose country is known; null when the text names none. */
export function cityOf(
  placeText: string,
  country: string,
): { city: string; country: string } | null {
  const parts = placeParts(placeText);
  const endsWithCountry = countryCodeOf(parts.at(-1) ?? '') === country;
  const city = parts.at(endsWithCountry ? -2 : -1);
  return city === undefined ? null : { city, country };
}

/** Commas of every script our languages use, and line ends. */
export function placeParts(text: string): string[] {
  return text
    .split(/[,\u060c\u3001\uff0c\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

// "E.U." means the United States in French: only listed Latin abbreviations are recognised.
const ABBREVIATION = /^[A-Z\u00c0-\u00de\p{P}\s]+$/u;

/** Built on first use: 6,000 names take some 50 ms, which not every page needs. */
let codeByName: ReadonlyMap<string, string> | undefined;

function buildNames(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const learn = (name: string, code: string) => {
    const folded = foldName(name);
    if (folded !== '' && !names.has(folded)) names.set(folded, code);
  };

  for (const [index, code] of COUNTRY_CODES.entries()) {
    learn(code, code);
    learn(ALPHA_3_CODES[index] ?? '', code);
    for (const alias of COUNTRY_ALIASES[code] ?? []) learn(alias, code);
  }
  for (const language of NAME_LANGUAGES) {
    for (const style of NAME_STYLES) {
      const display = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const code of COUNTRY_CODES) {
        const name = display.of(code) ?? '';
        if (!ABBREVIATION.test(name)) learn(name, code);
      }
    }
  }
  return names;
}

/** Letters only, without case, accents, Arabic vowel signs, "the" and "&". */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/^\s*the\s+/, '')
    .replaceAll(/[\u0300-\u036f\u064b-\u0655]|[^\p{L}\p{M}]/gu, '');
}
