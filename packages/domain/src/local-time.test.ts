import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localTime } from './local-time.ts';

const ZONES = [
  'UTC',
  'Europe/Brussels',
  'America/New_York',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'America/St_Johns',
];
const moment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
});

test('local time follows the time zone', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...ZONES), (at, timeZone) => {
      const shown = at.toLocaleString('sv-SE', { timeZone });
      expect(localTime(at, timeZone)).toEqual({
        day: shown.slice(0, 10),
        hour: Number(shown.slice(11, 13)),
      });
    }),
    { numRuns: 1000 },
  );
});

test('local time handles the change to and from daylight saving time', () => {
  const hour = (at: string) => localTime(new Date(at), 'Europe/Brussels').hour;
  expect(hour('2026-03-29T00:59:59Z')).toBe(1);
  expect(hour('2026-03-29T01:00:00Z')).toBe(3);
  expect(hour('2026-10-25T00:59:59Z')).toBe(2);
  expect(hour('2026-10-25T01:00:00Z')).toBe(2);
  expect(hour('2026-10-25T02:00:00Z')).toBe(3);
});
