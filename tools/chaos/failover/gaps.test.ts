import { expect, test } from 'vitest';
import { createGaps } from './gaps.ts';

test('the longest time without an answer is measured for each kind, including the end', () => {
  let now = 0;
  const gaps = createGaps(['scans', 'look-ups'], () => now);
  gaps.begin();
  now = 1_000;
  gaps.answered('scans');
  now = 4_500;
  gaps.answered('scans');
  now = 5_000;
  expect(gaps.end()).toEqual({ scans: 3.5, 'look-ups': 5 });
  gaps.begin();
  now = 5_100;
  expect(gaps.end()).toEqual({ scans: 0.1, 'look-ups': 0.1 });
});
