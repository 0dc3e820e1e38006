import { expect, test } from 'vitest';
import { casesOfPart } from './part.ts';

test('the parts of a long run have every case once', () => {
  const cases = ['a', 'b', 'c', 'd', 'e'];
  expect(casesOfPart(cases, '1/1')).toEqual(cases);
  expect(casesOfPart(cases, '1/3')).toEqual(['a', 'd']);
  expect(casesOfPart(cases, '2/3')).toEqual(['b', 'e']);
  expect(casesOfPart(cases, '3/3')).toEqual(['c']);
});

test('refuses a part that does not exist', () => {
  for (const part of ['0/3', '4/3', 'first', '2']) {
    expect(() => casesOfPart([], part)).toThrow('--part is 1/3 or so');
  }
});
