import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALPHA_3_CODES } from './country-names.ts';
import {
  COUNTRY_CODES,
  countryCodeOf,
  countryPart,
  LANGUAGES,
  publicPlace,
  sameCountry,
} from './places.ts';

describe('recognising countries', () => {
  test('all 249 countries of ISO 3166-1 are known by both codes', () => {
    expect(new Set(COUNTRY_CODES).size).toBe(249);
    expect(new Set(ALPHA_3_CODES).size).toBe(249);
    for (const [index, code] of COUNTRY_CODES.entries()) {
      expect(countryCodeOf(code)).toBe(code);
      expect(countryCodeOf(code.toLowerCase())).toBe(code);
      expect(countryCodeOf(ALPHA_3_CODES[index] ?? '')).toBe(code);
    }
  });

  test.each([...LANGUAGES, 'en-GB'])('every country is known by its name in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of COUNTRY_CODES) {
      const name = names.of(code) ?? '';
      expect([name, countryCodeOf(name)]).toEqual([name, code]);
      expect(countryCodeOf(` ${name.toUpperCase()} `)).toBe(code);
    }
  });

  test.each([
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['the United States', 'US'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['uae', 'AE'],
    ['Holland', 'NL'],
    ['The Netherlands', 'NL'],
    ["Cote d'Ivoire", 'CI'],
    ['Turkey', 'TR'],
    ['Turkiye', 'TR'],
    ['Czech Republic', 'CZ'],
    ['Osterreich', 'AT'],
    ['België', 'BE'],
    ['Belgique', 'BE'],
    ['बेल्जियम', 'BE'],
    ['ベルギー', 'BE'],
    ['벨기에', 'BE'],
    ['比利时', 'BE'],
    ['Бельгия', 'BE'],
    ['المانيا', 'DE'],
    ['Hong Kong', 'HK'],
    ['Saint Lucia', 'LC'],
    ['Trinidad and Tobago', 'TT'],
  ])('%s is %s', (text, code) => {
    expect(countryCodeOf(text)).toBe(code);
  });

  test('other text is not a country', () => {
    for (const text of ['', ' ', 'Antwerp', 'Belgi', 'XX', 'EU', '12', 'the', 'constructor']) {
      expect(countryCodeOf(text)).toBeNull();
    }
  });
});

describe('the country of a place', () => {
  test('is the text after the last comma', () => {
    expect(countryPart('Antwerp, Belgium')).toBe('Belgium');
    expect(countryPart('Meir 1, 2000 Antwerp,  Belgium , ')).toBe('Belgium');
    expect(countryPart('Belgium')).toBe('Belgium');
    expect(countryPart('دبي، الإمارات')).toBe('الإمارات');
    expect(countryPart(' , ')).toBe('');
  });

  test('is the same across codes, names and languages', () => {
    expect(sameCountry('Antwerp, Belgium', 'Liège, Belgique')).toBe(true);
    expect(sameCountry('London, UK', 'Leeds, United Kingdom')).toBe(true);
    expect(sameCountry('New York, US', 'Boston, USA')).toBe(true);
    expect(sameCountry('Berlin, DE', 'München, Deutschland')).toBe(true);
    expect(sameCountry('Berlin, DE', 'Wien, Österreich')).toBe(false);
  });

  test('is compared as text when it is not recognised', () => {
    expect(sameCountry('Springfield, Freedonia', 'Ogdenville,  FREEDONIA')).toBe(true);
    expect(sameCountry('Springfield, Freedonia', 'Ogdenville, Sylvania')).toBe(false);
    expect(sameCountry('Springfield, Freedonia', 'Antwerp, Belgium')).toBe(false);
  });

  test('does not depend on the direction', () => {
    const place = fc.constantFrom('A, Belgium', 'B, BE', 'C, France', 'D, Freedonia', '', 'E');
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(sameCountry(from, to)).toBe(sameCountry(to, from));
      }),
    );
  });
});

test('a place is shown publicly down to its city', () => {
  expect(publicPlace('Dock 4, Port of Antwerp, Antwerp, Belgium')).toBe('Antwerp, Belgium');
  expect(publicPlace('Antwerp , Belgium')).toBe('Antwerp, Belgium');
  expect(publicPlace('Antwerp')).toBe('Antwerp');
  expect(publicPlace('')).toBe('');
});
