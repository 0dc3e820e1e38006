import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalCents } from './decimal-cents.ts';

describe('an amount in the file of a bank', () => {
  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['-7,00', -700],
    ['+0.01', 1],
    ['1.234.567', 123_456_700],
    ['1234567.89', 123_456_789],
  ])('reads %s as %i cents', (text, cents) => {
    expect(decimalCents(text)).toBe(cents);
  });

  it.each(['', 'twelve', '1.2.3', '1,23,4', '12.345,6,7', '0x10', '1e3', '12.3456', '1.234'])(
    'is refused as %s',
    (text) => {
      expect(decimalCents(text)).toBeUndefined();
    },
  );

  it('comes back in either way of writing decimals', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.constantFrom('.', ','),
        (cents, sign) => {
          const whole = Math.floor(cents / 100);
          const text = `${whole}${sign}${String(cents % 100).padStart(2, '0')}`;
          expect(decimalCents(text)).toBe(cents);
        },
      ),
    );
  });
});
