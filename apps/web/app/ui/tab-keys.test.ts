import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys.ts';

test('arrow keys move to the next tab and wrap around', () => {
  expect(tabAfterKey('ArrowRight', 0, 3, false)).toBe(1);
  expect(tabAfterKey('ArrowRight', 2, 3, false)).toBe(0);
  expect(tabAfterKey('ArrowLeft', 0, 3, false)).toBe(2);
});

test('in right-to-left pages the left arrow moves forward', () => {
  expect(tabAfterKey('ArrowLeft', 0, 3, true)).toBe(1);
  expect(tabAfterKey('ArrowRight', 0, 3, true)).toBe(2);
});

test('Home and End move to the first and last tab, and other keys do nothing', () => {
  expect(tabAfterKey('Home', 2, 3, false)).toBe(0);
  expect(tabAfterKey('End', 0, 3, false)).toBe(2);
  expect(tabAfterKey('Tab', 1, 3, false)).toBeNull();
});
