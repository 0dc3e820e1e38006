import { expect, test } from 'vitest';
import { addOpenHours } from './working-time.ts';

const BELGIUM = {
  country: 'BE',
  timeZone: 'Europe/Brussels',
  weekend: [6, 7],
  holidays: ['2026-11-11'],
};
const DESK = { from: 8, to: 18 };
const after = (from: string, hours: number) =>
  addOpenHours(BELGIUM, new Date(from), hours, DESK).toISOString();

test('working hours within one day are added up', () => {
  expect(after('2026-11-16T09:30:00Z', 4)).toBe('2026-11-16T13:30:00.000Z');
});

test('working hours left in the evening continue in the morning', () => {
  expect(after('2026-11-16T16:00:00Z', 4)).toBe('2026-11-17T10:00:00.000Z');
});

test('time before opening does not count as working time', () => {
  expect(after('2026-11-16T02:00:00Z', 1)).toBe('2026-11-16T08:00:00.000Z');
});

test('a weekend and a holiday do not count as working time', () => {
  expect(after('2026-11-13T16:30:00Z', 1)).toBe('2026-11-16T07:30:00.000Z');
  expect(after('2026-11-10T16:30:00Z', 1)).toBe('2026-11-12T07:30:00.000Z');
});

test('whole business days count 24 hours', () => {
  const friday = new Date('2026-11-13T11:00:00Z');
  expect(addOpenHours(BELGIUM, friday, 24).toISOString()).toBe('2026-11-16T11:00:00.000Z');
});

test('working time follows daylight saving time', () => {
  // the last Sunday of October
  expect(after('2026-10-23T15:00:00Z', 2)).toBe('2026-10-26T08:00:00.000Z');
});
