import { tariffVersion1 as tariff } from '@waypost/domain/rates';
import { serviceLimitsVersion1 as limits } from '@waypost/domain/service-limits';
import { expect, test } from 'vitest';
import { exampleRates } from './example-rates.server.ts';

const { parcels, freight } = exampleRates({ tariff, limits }, (code) => code);

test('an example costs the same as in the quote card', () => {
  const [domestic] = parcels;
  // 8 + 2 x 2.8 = 13.60; 12 % + 3 = 4.63; with 12 % fuel 2.19 and 1.5 % security 0.27.
  expect(domestic?.dueCents[0]).toBe(2069);
  expect(domestic?.address).toBe(
    '/services/express?type=parcel&from=Brussels%2C+BE&to=Antwerp%2C+BE&weight=2&length=30&width=20&height=15#quote',
  );
});

test('every example has a price for each level or mode that carries it', () => {
  const priced = [...parcels, ...freight].map(({ dueCents }) =>
    dueCents.map((cents) => cents !== null && cents > 900),
  );
  expect(priced).toEqual([
    [true, true, true],
    [true, true, true],
    // Lagos is too far for the hours of priority, and no ship sails from Hamburg to Munich
    [true, true, false],
    [true, false, true],
    [true, true, true],
  ]);
});

test('freight within one country is cheaper than the same between two', () => {
  expect(freight.map(({ pallets }) => pallets)).toEqual([1, 2]);
  expect(freight[0]?.address).toContain('pallets=1');
});
