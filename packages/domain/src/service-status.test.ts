import { expect, test } from 'vitest';
import { availability, judgeDay, judgeMinute } from './service-status.ts';

test('a minute is judged by its share of failures, and few failures are no outage', () => {
  expect(judgeMinute({ ok: 0, failed: 0 })).toBe('up');
  expect(judgeMinute({ ok: 0, failed: 2 })).toBe('up');
  expect(judgeMinute({ ok: 100, failed: 3 })).toBe('up');
  expect(judgeMinute({ ok: 50, failed: 3 })).toBe('trouble');
  expect(judgeMinute({ ok: 3, failed: 3 })).toBe('down');
});

test('a day is marked from 5 minutes of outage, and one without measurements has no state', () => {
  expect(judgeDay({ up: 0, trouble: 0, down: 0 })).toBeNull();
  expect(judgeDay({ up: 1436, trouble: 2, down: 2 })).toBe('up');
  expect(judgeDay({ up: 1435, trouble: 3, down: 2 })).toBe('trouble');
  expect(judgeDay({ up: 1435, trouble: 0, down: 5 })).toBe('down');
});

test('availability counts measured minutes alone', () => {
  expect(availability([])).toBeNull();
  const day = { up: 90, trouble: 5, down: 5 };
  expect(availability([day, { up: 100, trouble: 0, down: 0 }])).toBe(0.975);
});
