import { expect, test } from 'vitest';
import { tariffVersion1 } from './tariff.ts';
import { canPriceAll } from './tariff-limits.ts';

const { parcel, freight } = tariffVersion1;

test('the first tariff prices the largest possible shipment', () => {
  expect(canPriceAll(tariffVersion1)).toBe(true);
});

test('a tariff with a misplaced decimal point is refused before it is published', () => {
  const otherCountry = { ...parcel.otherCountry, perKg: '52000' };
  expect(canPriceAll({ ...tariffVersion1, parcel: { ...parcel, otherCountry } })).toBe(false);
});

test('a tariff divisor too small for exact weights is refused', () => {
  const air = { ...freight.modes.air, volumetricDivisor: 1 };
  const modes = { ...freight.modes, air };
  expect(canPriceAll({ ...tariffVersion1, freight: { ...freight, modes } })).toBe(false);
});
