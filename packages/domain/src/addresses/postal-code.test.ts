import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '../places.ts';
import { countryRules, postalCodeRule } from './country-rules.ts';
import { postalCodeFault, writePostalCode } from './postal-code.ts';

describe('a postal code', () => {
  it.each([
    ['GB', 'sw1a2aa', 'SW1A 2AA'],
    ['GB', 'M2 5BQ', 'M2 5BQ'],
    ['BE', 'B-1000', '1000'],
    ['NL', '1012lg', '1012 LG'],
    ['PT', '1100 053', '1100-053'],
    ['US', '94043-1351', '94043-1351'],
    ['CA', 'k1a0a9', 'K1A 0A9'],
    ['JP', '１００ー０００５', '100-0005'],
    ['IN', '560 001', '560001'],
    ['BR', '01310200', '01310-200'],
    ['PL', '00590', '00-590'],
    ['GR', '10563', '105 63'],
    ['CH', 'CH-8001', '8001'],
    ['AE', 'any text', 'ANY TEXT'],
    ['GH', '', ''],
  ])('of %s typed as %j is written %j', (country, typed, written) => {
    expect(writePostalCode(postalCodeRule(country), typed)).toBe(written);
  });

  it.each([
    ['US', '1000', 'invalid'],
    ['BE', '75001', 'invalid'],
    ['GB', '12345', 'invalid'],
    ['FR', '', 'missing'],
    ['DE', '  ', 'missing'],
    ['IE', '', null],
    ['IE', 'D02 VK30', null],
    ['AE', '', null],
    ['HK', '', null],
    ['GH', 'GA-184', null],
  ])('of %s that is %j is %s', (country, typed, fault) => {
    expect(postalCodeFault(postalCodeRule(country), typed)).toBe(fault);
  });

  it('accepts every example of the address metadata', () => {
    for (const country of COUNTRY_CODES) {
      for (const example of countryRules(country).examples ?? []) {
        expect(
          writePostalCode(postalCodeRule(country), example),
          `${country} ${example}`,
        ).not.toBeNull();
      }
    }
  });
});
