import { expect, test } from 'vitest';
import { leavesCustomsArea } from './customs-areas.ts';

test.each([
  ['DE', 'DE'],
  ['DE', 'FR'],
  ['FR', 'MC'],
  ['GB', 'JE'],
  ['CH', 'LI'],
])('goods from %s to %s stay in one customs area', (from, to) => {
  expect(leavesCustomsArea(from, to)).toBe(false);
});

test.each([
  ['DE', 'GB'],
  ['GB', 'IE'],
  ['CH', 'DE'],
  ['US', 'CA'],
  ['BE', 'GH'],
])('goods from %s to %s leave their customs area', (from, to) => {
  expect(leavesCustomsArea(from, to)).toBe(true);
  expect(leavesCustomsArea(to, from)).toBe(true);
});
