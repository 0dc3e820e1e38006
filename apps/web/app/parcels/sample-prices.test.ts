import { tariffVersion1 as tariff } from '@waypost/domain/rates';
import { expect, test } from 'vitest';
import { samplePrices } from './sample-prices.ts';

test('the sample price of a service equals the price of such a shipment', () => {
  const prices = samplePrices(tariff);
  // 8 + 1 x 2.8 = 10.80; 12 % + 3 = 4.30; with 12 % fuel 1.81 and 1.5 % security 0.23.
  expect(prices.standard).toBe(1714);
  // 90 + 200 x 1 = 290; 8 % + 6 = 29.20; with fuel 38.30 and security 4.79.
  expect(prices.sea).toBe(36229);
});

test('a faster service never costs less', () => {
  const { standard, express, priority } = samplePrices(tariff);
  expect([standard, express, priority]).toEqual(
    [standard, express, priority].toSorted((a, b) => a - b),
  );
});
