import { expect, test } from 'vitest';
import { readAmounts } from './typed-amounts.ts';

test('reads amounts with a point or a comma, and leaves out what was not typed', () => {
  expect(readAmounts({ EUR: '12,50', CHF: '7.5', USD: ' ' })).toEqual({
    amounts: [
      { currency: 'EUR', cents: 1_250 },
      { currency: 'CHF', cents: 750 },
    ],
    malformed: [],
  });
});

test('keeps a typed zero, which means that the cash was counted and there was none', () => {
  expect(readAmounts({ EUR: '0' }).amounts).toEqual([{ currency: 'EUR', cents: 0 }]);
});

test('names the currencies whose amount cannot be read', () => {
  expect(readAmounts({ EUR: '12.505', CHF: 'ten', USD: '-3' }).malformed).toEqual([
    'EUR',
    'CHF',
    'USD',
  ]);
});
