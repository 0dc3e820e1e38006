import { expect, test } from 'vitest';
import { fits, stepFrom } from './commands.ts';

test('a command matches parts of its words in any order', () => {
  expect(fits('Use the dark theme', 'theme dar')).toBe(true);
  expect(fits('Use the dark theme', 'light')).toBe(false);
  expect(fits('Network', '')).toBe(true);
});

test('moving past the last command selects the first', () => {
  expect(stepFrom(2, 3, 1)).toBe(0);
  expect(stepFrom(0, 3, -1)).toBe(2);
  expect(stepFrom(0, 0, 1)).toBe(-1);
});
