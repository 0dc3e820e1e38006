import data from './country-rules.json' with { type: 'json' };
import { kindOf, type PostalCodeRule } from './postal-code.ts';

/** 88 KB: for servers. Pages get the rules of the countries they show. */
export type CountryRules = {
  /** The shape of a postal code, as the source of a regular expression. */
  zip?: string;
  examples?: readonly string[];
  /** Of city (C), state (S) and postal code (Z). */
  required?: string;
  zipName?: string;
  stateName?: string;
  cityName?: string;
  regions?: readonly Region[];
};

/** A state, province or prefecture: its names and abbreviation, and how its postal codes begin. */
export type Region = { names: readonly string[]; zip?: string };

const RULES: Readonly<Record<string, CountryRules>> = data;
/** Used for unknown countries: nothing is required. */
const NO_RULES: CountryRules = {};

export function countryRules(country: string): CountryRules {
  return RULES[country] ?? NO_RULES;
}

export function postalCodeRule(country: string): PostalCodeRule {
  const { zip, examples = [], required = '' } = countryRules(country);
  return {
    ...(zip !== undefined && { zip }),
    examples: [...new Map(examples.map((example) => [kindOf(example), example])).values()],
    required: required.includes('Z'),
  };
}

/** A country's own names of the address fields, where they differ from the usual ones. */
export type AddressNames = Pick<CountryRules, 'zipName' | 'stateName' | 'cityName'>;

/** The metadata only lists countries whose code is not called a postal code. */
const POSTCODES = new Set(['AU', 'GB', 'GG', 'IM', 'JE', 'NZ']);

export function addressNames(country: string): AddressNames {
  const { zipName, stateName, cityName, regions } = countryRules(country);
  const [zip, state] = [
    POSTCODES.has(country) ? 'postcode' : zipName,
    stateName ?? (regions === undefined ? undefined : 'province'),
  ];
  return {
    ...(zip !== undefined && { zipName: zip }),
    ...(state !== undefined && { stateName: state }),
    ...(cityName !== undefined && { cityName }),
  };
}

/** The field names and the postal code rule of a form for an address in the country. */
export type AddressForm = AddressNames & { postalCode: PostalCodeRule };

export function addressForm(country: string): AddressForm {
  return { ...addressNames(country), postalCode: postalCodeRule(country) };
}
