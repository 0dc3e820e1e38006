import { describe, expect, it } from 'vitest';
import { packCart } from './pack-cart.ts';

const settings = {
  parcel: { lengthMm: 400, widthMm: 300, heightMm: 200, maxWeightGrams: 10_000 },
};
const weights = (grams: number, quantity = 1) =>
  packCart([{ grams, quantity }], settings)?.map(({ weightGrams }) => weightGrams);

describe('a cart', () => {
  it('is one parcel up to its largest weight, and then as many as it needs', () => {
    expect(weights(10_000)).toEqual([10_000]);
    expect(weights(10_001)).toEqual([5_001, 5_000]);
    expect(weights(4_000, 5)).toEqual([10_000, 10_000]);
    expect(packCart([{ grams: 5, quantity: 1 }], settings)?.[0]).toMatchObject({ lengthMm: 400 });
  });

  it('weighs a gram at least, and is refused when it is empty or too heavy for one booking', () => {
    expect(weights(0)).toEqual([1]);
    expect(packCart([], settings)).toBeNull();
    expect(weights(5, 0)).toBeUndefined();
    expect(weights(10_000_000)).toBeUndefined();
  });
});
