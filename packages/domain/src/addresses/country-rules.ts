import data from './country-rules.json' with { type: 'json' };

/** 93 KB: for servers. Pages get the rules of the countries they show. */
export type CountryRules = {
  /** The shape of a postal code, as the source of a regular expression. */
  zip?: string;
  examples?: readonly string[];
  /** Of city (C), state (S) and postal code (Z). */
  required?: string;
  zipName?: string;
  stateName?: string;
  cityName?: string;
  hasState: boolean;
  regions?: readonly Region[];
};

/** A state, province or prefecture: its names and abbreviation, and how its postal codes begin. */
export type Region = { names: readonly string[]; zip?: string };

const RULES: Readonly<Record<string, CountryRules>> = data;
/** A country we know nothing of asks for nothing. */
const NO_RULES: CountryRules = { hasState: true };

export function countryRules(country: string): CountryRules {
  return RULES[country] ?? NO_RULES;
}
