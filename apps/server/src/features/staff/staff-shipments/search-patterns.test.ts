import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { expect, it } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

it('looks for words of three characters anywhere, and for shorter ones where a word begins', () => {
  expect(searchPatterns(' Rosa  PA ')).toEqual(['%rosa%', '% pa%']);
  expect(searchPatterns('')).toEqual([]);
});

it('takes a tracking number as it is read aloud', () => {
  const number = makeTrackingNumber(7, new Uint8Array(8));
  const aloud = `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`.replaceAll(
    '0',
    'o',
  );
  expect(searchPatterns(aloud)).toEqual([`%${number.toLowerCase()}%`]);
});

it('means the signs of a pattern as they are typed', () => {
  expect(searchPatterns(String.raw`100%_\a`)).toEqual([String.raw`%100\%\_\\a%`]);
});
