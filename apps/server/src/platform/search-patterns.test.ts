import { makeTrackingNumber } from '@waypost/domain/tracking-number';
import { expect, it } from 'vitest';
import { searchPatterns } from './search-patterns.ts';

it('a search matches words of three or more characters anywhere, and shorter ones as prefixes', () => {
  expect(searchPatterns(' Rosa  PA ')).toEqual(['%rosa%', '% pa%']);
  expect(searchPatterns('')).toEqual([]);
});

it('a search finds a tracking number in any spelling', () => {
  const number = makeTrackingNumber(7, new Uint8Array(8));
  const aloud = `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`.replaceAll(
    '0',
    'o',
  );
  expect(searchPatterns(aloud)).toEqual([`%${number.toLowerCase()}%`]);
});

it('a search takes pattern characters literally', () => {
  expect(searchPatterns(String.raw`100%_\a`)).toEqual([String.raw`%100\%\_\\a%`]);
});

it('a search compares the end of a phone number, however it is grouped', () => {
  for (const phone of ['+49 30 1234-5678', '030/12345678', '(030) 1234.5678', '30 1234 5678']) {
    expect(searchPatterns(phone), phone).toEqual(['%12345678%']);
  }
});

it('a search takes order numbers and postal codes as they are typed', () => {
  expect(searchPatterns('2026-1117-42')).toEqual(['%2026-1117-42%']);
  expect(searchPatterns('10117 Berlin')).toEqual(['%10117%', '%berlin%']);
  expect(searchPatterns('01067')).toEqual(['%01067%']);
});
