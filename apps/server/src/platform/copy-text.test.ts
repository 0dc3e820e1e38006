import { expect, test } from 'vitest';
import { freeText, timestamp } from './copy-text.ts';

const moments = Array.from(
  { length: 500 },
  (_, index) => Date.UTC(2026, 0, 1) + index * 61_234_567,
);

test('a timestamp is written as ISO 8601', () => {
  for (const at of moments) expect(timestamp(at)).toBe(new Date(at).toISOString());
});

test('tabs, line ends and backslashes in a text do not end its column', () => {
  expect(freeText('a\tb\nc\rd\\N')).toBe(String.raw`a\tb\nc\rd\\N`);
  expect(freeText('Liège, Belgium')).toBe('Liège, Belgium');
});
