import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  centsFromText,
  divide,
  exact,
  fromCents,
  multiply,
  roundHalfUp,
  toCents,
} from './money.ts';

test('halves of a cent round up, also where floating point would fall below the half', () => {
  expect(roundHalfUp(exact('1.005'), 2)).toBe(101);
  expect(roundHalfUp(exact('1.00499999999999999999'), 2)).toBe(100);
  expect(roundHalfUp(exact('2.5'), 0)).toBe(3);
  expect(roundHalfUp(exact('-2.5'), 0)).toBe(-2);
  expect(roundHalfUp(exact('-2.51'), 0)).toBe(-3);
  expect(roundHalfUp(exact('0'), 2)).toBe(0);
});

test('sums, products and quotients of money are exact', () => {
  expect(roundHalfUp(add(exact('0.1'), exact('0.2')), 15)).toBe(300_000_000_000_000);
  expect(roundHalfUp(multiply(exact('1.1'), exact('1.1')), 15)).toBe(1_210_000_000_000_000);
  const third = divide(exact(1), exact(3));
  expect(roundHalfUp(multiply(third, exact(3)), 15)).toBe(1_000_000_000_000_000);
  expect(roundHalfUp(divide(exact(1), exact('-2')), 1)).toBe(-5);
});

test('only decimals and whole numbers are read as amounts', () => {
  for (const text of ['', '.', '1.', '.5', '1e3', '1,5', ' 1', '0x10', 'NaN', '--1']) {
    expect(() => exact(text)).toThrow(RangeError);
  }
  expect(() => exact(1.5)).toThrow(RangeError);
});

test('a result beyond exact integers and a division by zero are refused', () => {
  expect(() => toCents(exact('90071992547409.92'))).toThrow(RangeError);
  expect(() => divide(exact(1), exact(0))).toThrow(RangeError);
});

test('an amount in cents survives a round trip', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(toCents(fromCents(cents))).toBe(cents);
    }),
  );
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['٧٤٫٥', 7450],
  ['0', 0],
])('an amount typed as %s is %i cents', (text, cents) => {
  expect(centsFromText(text)).toBe(cents);
});

test.each(['', 'ten', '1.234', '-1', '1.2.3', '9'.repeat(20)])('%j is not an amount', (text) => {
  expect(centsFromText(text)).toBeNull();
});
