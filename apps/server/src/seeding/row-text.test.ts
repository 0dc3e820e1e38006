import { seededRandom } from '@waypost/domain/simulation';
import { expect, test } from 'vitest';
import { version, validate } from 'uuid';
import { freeText, timestamp } from './row-text.ts';
import { uuidAt } from './uuid-at.ts';

const moments = Array.from(
  { length: 500 },
  (_, index) => Date.UTC(2026, 0, 1) + index * 61_234_567,
);

test('a moment is written as in ISO 8601', () => {
  for (const at of moments) expect(timestamp(at)).toBe(new Date(at).toISOString());
});

test('an id is a UUIDv7 that starts with its moment', () => {
  const random = seededRandom(1, 1);
  for (const at of moments) {
    const id = uuidAt(at, random);
    expect([validate(id), version(id)]).toEqual([true, 7]);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
  }
});

test('tabs, line ends and backslashes in a text do not end its column', () => {
  expect(freeText('a\tb\nc\rd\\N')).toBe(String.raw`a\tb\nc\rd\\N`);
  expect(freeText('Liège, Belgium')).toBe('Liège, Belgium');
});
