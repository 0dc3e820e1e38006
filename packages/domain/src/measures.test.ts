import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  billableGrams,
  gramsFromKgText,
  millimetresFromCmText,
  volumetricGrams,
} from './measures.ts';

describe('reading typed measures', () => {
  test.each([
    ['8.4', 8400],
    ['8,4', 8400],
    [' 8.4 ', 8400],
    ['1 250,5', 1_250_500],
    ['0', 0],
    ['.5', 500],
    ['5.', 5000],
    ['0.001', 1],
    ['1.005', 1005],
    ['٨٫٤', 8400],
    ['८.४', 8400],
    ['８．４', 8400],
  ])('%j kilograms are %i grams', (text, grams) => {
    expect(gramsFromKgText(text)).toBe(grams);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-1',
    '+1',
    '1e3',
    '1,234.5',
    '8.4kg',
    'NaN',
    'Infinity',
    '0x1f',
    '9'.repeat(20),
  ])('%j is neither a weight nor a length', (text) => {
    expect(gramsFromKgText(text)).toBeNull();
    expect(millimetresFromCmText(text)).toBeNull();
  });

  test.each([
    ['30', 300],
    ['30.5', 305],
    ['30,54', 305],
    ['30.55', 306],
    ['0.04999', 0],
  ])('%j centimetres are %i millimetres', (text, millimetres) => {
    expect(millimetresFromCmText(text)).toBe(millimetres);
  });

  test('fractions of a gram never change the billable weight', () => {
    expect(gramsFromKgText('1.2349999')).toBe(1234);
    expect(billableGrams(1234, 0)).toBe(1230);
    fc.assert(
      fc.property(fc.nat(99_999_999), (hundredthsOfGrams) => {
        const text = (hundredthsOfGrams / 100_000).toFixed(5);
        const tens = (BigInt(hundredthsOfGrams) + 500n) / 1000n;
        expect(billableGrams(gramsFromKgText(text) ?? -1, 0)).toBe(Number(tens) * 10);
      }),
    );
  });
});

describe('weights', () => {
  test('volumetric weight is the volume over the divisor, half-up to 10 g', () => {
    const box = { lengthMm: 300, widthMm: 200, heightMm: 150 };
    expect(volumetricGrams(box, 5000)).toBe(1800); // 30 x 20 x 15 / 5000 = 1.8
    expect(volumetricGrams(box, 6000)).toBe(1500);
    expect(volumetricGrams(box, 5000, 3)).toBe(5400);
    // 25 x 19 x 13 / 5000 = 1.235
    expect(volumetricGrams({ lengthMm: 250, widthMm: 190, heightMm: 130 }, 5000)).toBe(1240);
    // 25 x 19 x 12.9 / 5000 = 1.2255
    expect(volumetricGrams({ lengthMm: 250, widthMm: 190, heightMm: 129 }, 5000)).toBe(1230);
  });

  test('pieces are multiplied before rounding', () => {
    const cube = { lengthMm: 1000, widthMm: 1000, heightMm: 1000 };
    expect(volumetricGrams(cube, 6000)).toBe(166_670);
    expect(volumetricGrams(cube, 6000, 3)).toBe(500_000);
  });

  test('the billable weight is the greater weight, a multiple of 10 g', () => {
    expect(billableGrams(8400, 1800)).toBe(8400);
    expect(billableGrams(1000, 24_000)).toBe(24_000);
    expect(billableGrams(4, 0)).toBe(0);
    expect(billableGrams(5, 0)).toBe(10);
  });
});
