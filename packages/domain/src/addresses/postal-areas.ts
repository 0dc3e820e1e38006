import { findRegion } from './regions.ts';

/** Belgian provinces by their ISO code: the first digits of their postal codes. */
const BELGIUM: Readonly<Record<string, string>> = {
  BRU: '1[0-2]',
  VBR: '1[5-9]|3',
  WBR: '1[34]',
  VAN: '2',
  VLI: '3',
  WLG: '4',
  WNA: '5',
  WHT: '6|7',
  WLX: '6',
  VWV: '8',
  VOV: '9',
};

/** Countries whose postal codes go by the district, which is their province, not by the state. */
const BY_DISTRICT = new Set(['ES', 'IT']);

/** How the postal codes of an area of the gazetteer begin, or null if that is not known. */
export function postalCodesOf(
  country: string,
  { state, district }: { state: string; district: string },
): string | null {
  if (country === 'BE') return BELGIUM[district] ?? null;
  // French postal codes begin with the department; those of Corsica have its former number
  if (country === 'FR')
    return /^2[AB]$/.test(district) ? '20' : (/^\d\d$/.exec(district)?.[0] ?? null);
  return findRegion(country, BY_DISTRICT.has(country) ? district : state)?.zip ?? null;
}
