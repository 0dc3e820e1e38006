import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { expect, test } from 'vitest';
import { cellOfNumber, hasNumber, homeElsewhere } from './cell-of.ts';

/** The view of a cell that has the upper half of the shards. */
const home = { name: 'a', address: 'http://a' };
const cells = { own: 'b', elsewhere: (shard: number) => (shard < 16 ? home : null) };
const [ofHome, ofThis] = [3, 20].map((shard) => makeTrackingNumber(shard, new Uint8Array(8)));

test('a number is in the cell of its shard, and an alias in none', () => {
  expect(homeElsewhere(cells)).toBe(home);
  expect(cellOfNumber(cells, ofHome ?? '')).toBe(home);
  expect(cellOfNumber(cells, makePieceNumber(ofHome ?? '', 2))).toBe(home);
  expect(cellOfNumber(cells, ofThis ?? '')).toBeNull();
  expect(cellOfNumber(cells, 'ORDER-2026-0001')).toBeNull();
});

test('a row counts in the cell of its number alone, and one without a number everywhere', () => {
  const names = (number = '') => ['a', 'b'].filter((name) => hasNumber(cells, name, number));
  expect(names(ofHome)).toEqual(['a']);
  expect(names(ofThis)).toEqual(['b']);
  expect(names('ORDER-2026-0001')).toEqual(['a', 'b']);
});
