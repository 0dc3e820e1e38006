import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test('arrows lead to the neighbouring tab and around the ends', () => {
  expect(tabAfterKey('ArrowRight', 0, 3, false)).toBe(1);
  expect(tabAfterKey('ArrowRight', 2, 3, false)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 3, false)).toBe(2);
});

test('from right to left the left arrow leads forward', () => {
  expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
  expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
});

test('Home and End lead to the first and last tab, other keys nowhere', () => {
  expect(tabAfterKey('Home', 2, 3, false)).toBe(0);
  expect(tabAfterKey('End', 0, 3, false)).toBe(2);
  expect(tabAfterKey('Tab', 1, 3, false)).toBeNull();
});
