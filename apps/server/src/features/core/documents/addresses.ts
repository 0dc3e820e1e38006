import type { Locale } from '@waypost/i18n';
import { formatCountry } from '@waypost/i18n/formats';
import { DEFAULT_LOCALE } from '@waypost/i18n/locales';
import type { Party } from './document-facts.ts';

/** Countries that write the postal code behind the city (UPU S42 templates). */
const CODE_LAST = new Set(['AU', 'CA', 'GB', 'IE', 'IN', 'JP', 'KR', 'NZ', 'TH', 'US', 'ZA']);

/** The address lines under the name, with the country in the language of the document. */
export function addressLines(party: Party, place = '', locale: Locale = DEFAULT_LOCALE): string[] {
  const country =
    party.country === null ? '' : formatCountry(party.country, locale).toLocaleUpperCase(locale);
  const structured = [party.line1, party.line2, cityLine(party), country].filter(Boolean);
  if (party.line1 !== '') return structured;
  const free = party.address === '' ? [place] : party.address.split(/\r?\n/);
  const says = free.join(' ').toUpperCase().includes(country);
  return [...free, says ? '' : country].map((line) => line.trim()).filter(Boolean);
}

function cityLine({ city, region, postalCode, country }: Party): string {
  if (CODE_LAST.has(country ?? '')) return [city, region, postalCode].filter(Boolean).join(' ');
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [town, region].filter(Boolean).join(', ');
}
