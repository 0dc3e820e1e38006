import { expect, test } from 'vitest';
import { cpuPerItem, parseStat } from './cpu-time.ts';

test('processor time is parsed after a process name with spaces and brackets', () => {
  const text = '77 (postgres: a (b) c) S 12 77 77 0 -1 4194304 1 2 3 4 500 25 7 3 20 0 1 0 99';
  expect(parseStat(text)).toEqual({
    parent: 12,
    ownUs: 5_250_000,
    withEndedChildrenUs: 5_350_000,
  });
});

test('processor time is divided by the number of operations in between', () => {
  const before = { apiUs: 1_000, postgresUs: 500 };
  const after = { apiUs: 3_000, postgresUs: 900 };
  expect(cpuPerItem(before, after, 10)).toEqual({ apiUs: 200, postgresUs: 40 });
});
