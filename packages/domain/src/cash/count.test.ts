import { describe, expect, it } from 'vitest';
import { CASH_WARNING, isSameCash, isTooMuchCash, judgeCount } from './count.ts';

const held = (cents: number, currency = 'EUR') => ({
  shipmentId: 'a',
  shard: 0,
  currency,
  cents,
});

describe('a count of cash', () => {
  it('has no difference when everything is there, in each currency', () => {
    const lines = judgeCount(
      [held(500), held(700), held(90, 'CHF')],
      [
        { currency: 'EUR', cents: 1_200 },
        { currency: 'CHF', cents: 90 },
      ],
    );
    expect(lines).toEqual([
      { currency: 'CHF', countedCents: 90, expectedCents: 90, missingCents: 0 },
      { currency: 'EUR', countedCents: 1_200, expectedCents: 1_200, missingCents: 0 },
    ]);
  });

  it('reports missing cash, also in a currency that was not counted', () => {
    expect(judgeCount([held(500), held(90, 'CHF')], [{ currency: 'EUR', cents: 450 }])).toEqual([
      { currency: 'CHF', countedCents: 0, expectedCents: 90, missingCents: 90 },
      { currency: 'EUR', countedCents: 450, expectedCents: 500, missingCents: 50 },
    ]);
  });

  it('reports surplus cash, also in a currency that was not collected', () => {
    expect(judgeCount([], [{ currency: 'EUR', cents: 450 }])).toEqual([
      { currency: 'EUR', countedCents: 450, expectedCents: 0, missingCents: -450 },
    ]);
  });

  it('nets a void after an earlier count with the rest', () => {
    expect(judgeCount([held(500), held(-200)], [{ currency: 'EUR', cents: 300 }])).toEqual([
      { currency: 'EUR', countedCents: 300, expectedCents: 300, missingCents: 0 },
    ]);
  });
});

it('compares lists of cash in any order, and treats a missing currency as nothing', () => {
  const [eur, chf] = [
    { currency: 'EUR', cents: 5 },
    { currency: 'CHF', cents: 7 },
  ];
  expect(isSameCash([eur, chf], [chf, eur])).toBe(true);
  expect(isSameCash([eur], [eur, { currency: 'CHF', cents: 0 }])).toBe(true);
  expect(isSameCash([eur], [{ ...eur, cents: 6 }])).toBe(false);
});

it('warns of 1,500 EUR or more in one van', () => {
  expect(isTooMuchCash([held(CASH_WARNING.cents - 1)])).toBe(false);
  expect(isTooMuchCash([held(CASH_WARNING.cents - 1), held(1)])).toBe(true);
  expect(isTooMuchCash([held(CASH_WARNING.cents, 'CHF')])).toBe(false);
});
