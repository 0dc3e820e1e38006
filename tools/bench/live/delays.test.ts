import { expect, test } from 'vitest';
import { measureDelays } from './delays.ts';

test('a scan counts as shown by the first snapshot with its version', () => {
  const seen = [
    { version: 11, at: 0 },
    { version: 12, at: 130 },
    { version: 14, at: 450 },
  ];
  const scans = [100, 200, 300, 500].map((at) => ({ viewer: 0, at }));
  const { delays, missed } = measureDelays([seen], scans);
  expect(delays.map(({ ms }) => ms)).toEqual([30, 250, 150]);
  expect(missed).toBe(1);
});

test('a snapshot before the acknowledgement has no delay', () => {
  const seen = [
    { version: 1, at: 0 },
    { version: 2, at: 90 },
  ];
  expect(measureDelays([seen], [{ viewer: 0, at: 100 }]).delays).toEqual([
    { acknowledgedAt: 100, ms: 0 },
  ]);
});

test('a viewer that saw nothing has missed all scans', () => {
  expect(measureDelays([[]], [{ viewer: 0, at: 1 }]).missed).toBe(1);
});
