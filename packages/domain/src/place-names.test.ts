import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldPlaceName } from './place-names.ts';

test.each([
  ['München', 'munchen'],
  ['  SÃO   Paulo ', 'sao paulo'],
  ['Łódź', 'lodz'],
  ['Saint-Denis', 'saint denis'],
  ['L’Aquila', 'laquila'],
  ["L'Aquila", 'laquila'],
  ['Weißenburg', 'weissenburg'],
  ['İstanbul', 'istanbul'],
  ['Москва', 'москва'],
  ['القَاهِرَة', 'القاهرة'],
  ['뮌헨', '뮌헨'],
  ['東京', '東京'],
  ['म्यूनिख', 'म्यूनिख'],
  ['-- ?', ''],
])('the place name %j is compared as %j', (name, folded) => {
  expect(foldPlaceName(name)).toBe(folded);
});

test('folding a place name twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      expect(foldPlaceName(foldPlaceName(name))).toBe(foldPlaceName(name));
    }),
  );
});
