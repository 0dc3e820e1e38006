import { type AddressNames, addressNames, postalCodeRule } from '@waypost/domain/country-rules';
import { COUNTRY_CODES } from '@waypost/domain/places';
import { formatCountry } from '@waypost/i18n/formats';
import type { PageLocale } from '@waypost/i18n/locales';

/** With what it calls the fields of an address, and whether it has postal codes. */
export type Country = AddressNames & { code: string; name: string; needsCode?: true };

const lists = new Map<PageLocale, Country[]>();

/** All countries sorted by name. Done on the server, because browsers name and sort some differently. */
export function listCountries(locale: PageLocale): Country[] {
  const known = lists.get(locale);
  if (known !== undefined) return known;
  const list = COUNTRY_CODES.map((code) => ({
    code,
    name: formatCountry(code, locale),
    ...addressNames(code),
    ...(postalCodeRule(code).required && { needsCode: true as const }),
  }));
  list.sort((one, other) => one.name.localeCompare(other.name, locale));
  lists.set(locale, list);
  return list;
}
