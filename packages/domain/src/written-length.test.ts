import { expect, test } from 'vitest';
import { writtenLength } from './written-length.ts';

test.each(['tea', 'чай', 'चाय', '茶碗', 'くつ', '한옥', '茶a'])(
  '%s reaches the minimum length of three',
  (text) => {
    expect(writtenLength(text)).toBeGreaterThanOrEqual(3);
  },
);

test.each(['', 'te', '茶', '집', '😀'])('"%s" is below the minimum length of three', (text) => {
  expect(writtenLength(text)).toBeLessThan(3);
});
