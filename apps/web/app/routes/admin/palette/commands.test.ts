import { expect, test } from 'vitest';
import { fits, stepFrom } from './commands.ts';

test('a command is found by parts of its words in any order', () => {
  expect(fits('Use the dark theme', 'theme dar')).toBe(true);
  expect(fits('Use the dark theme', 'light')).toBe(false);
  expect(fits('Network', '')).toBe(true);
});

test('the choice goes around', () => {
  expect(stepFrom(2, 3, 1)).toBe(0);
  expect(stepFrom(0, 3, -1)).toBe(2);
  expect(stepFrom(0, 0, 1)).toBe(-1);
});
