import type { TariffDocument } from '@waypost/contract/client';
import { tariffVersion1 } from '@waypost/domain/rates';
import { describe, expect, test } from 'vitest';
import { groupsOf } from './tariff-fields.ts';
import { readTariff, shifted, textOf, valueChanges } from './tariff-values.ts';

const { version: _, ...document } = tariffVersion1;
// a missing value is an absent key
const first = document as TariffDocument;
const fields = groupsOf(first).flatMap((group) => group.fields);
const shown = new Map(fields.map((field) => [field.path, textOf(first, field)]));

function read(change: Record<string, string>) {
  return readTariff(first, (path) => change[path] ?? shown.get(path) ?? '');
}

describe('the form of a tariff', () => {
  test('shows every number of the document but the tax', () => {
    const numbers = JSON.stringify(first).match(/"\d[\d.]*"|:\d+/g) ?? [];
    expect(fields).toHaveLength(numbers.length - 1);
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length);
  });

  test('shows shares as percent and grams as kilograms', () => {
    expect(shown.get('checkout.securityRate')).toBe('1.5');
    expect(shown.get('parcel.surchargeRate')).toBe('12');
    expect(shown.get('parcel.maxPieceGrams')).toBe('70');
    expect(shown.get('checkout.insuranceMinimum')).toBe('1.50');
  });

  test('reads back the same tariff if nothing was changed', () => {
    expect(read({})).toEqual({ tariff: first, unread: [] });
  });

  test('changes only what was typed', () => {
    const { tariff } = read({ 'checkout.fuelRate': '13,25', 'freight.modes.air.eta.max': '9' });
    expect(valueChanges(first, tariff).map(({ from, to }) => [from, to])).toEqual([
      ['7', '9'],
      ['12', '13.25'],
    ]);
    expect(tariff.checkout.fuelRate).toBe('0.1325');
  });

  test.each(['', '-1', '1e3', 'many', '1.2.3'])('cannot read %j', (text) => {
    expect(read({ 'parcel.sameCountry.base': text }).unread).toEqual(['parcel.sameCountry.base']);
  });

  test('takes whole grams, hours and divisors only', () => {
    expect(read({ 'parcel.maxPieceGrams': '31.5' }).tariff.parcel.maxPieceGrams).toBe(31_500);
    expect(read({ 'parcel.volumetricDivisor': '5000.5' }).unread).toHaveLength(1);
  });
});

test.each([
  ['0.12', 2, '12'],
  ['0.015', 2, '1.5'],
  ['12', -2, '0.12'],
  ['1', -2, '0.01'],
  ['0', 2, '0'],
  ['70000', -3, '70'],
  ['0.5', 3, '500'],
])('the point of %s moved by %i places gives %s', (text, places, moved) => {
  expect(shifted(text, places)).toBe(moved);
});
