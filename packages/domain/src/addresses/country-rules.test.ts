import { expect, it } from 'vitest';
import { COUNTRY_CODES } from '../places.ts';
import { addressForm, addressNames, countryRules } from './country-rules.ts';

it.each([
  ['US', { zipName: 'zip', stateName: 'state' }],
  ['GB', { zipName: 'postcode', cityName: 'post_town' }],
  ['IN', { zipName: 'pin', stateName: 'state' }],
  ['JP', { stateName: 'prefecture' }],
  ['IE', { zipName: 'eircode', stateName: 'county' }],
  ['CA', { stateName: 'province' }],
  ['AE', { stateName: 'emirate' }],
  ['DE', {}],
  ['GH', {}],
  ['ZZ', {}],
])('calls the fields of an address in %s %j', (country, names) => {
  expect(addressNames(country)).toEqual(names);
});

it('asks for postal codes in some 70 countries, and only where their shape is known', () => {
  const asking = COUNTRY_CODES.filter((country) => addressForm(country).postalCode.required);
  expect(asking.length).toBeGreaterThan(70);
  expect(asking.filter((country) => countryRules(country).zip === undefined)).toEqual([]);
});
