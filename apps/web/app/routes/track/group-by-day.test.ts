import type { PublicEvent } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

function event(at: string): PublicEvent {
  return { code: 'ARRIVED', at, timeZone: 'UTC', place: null, pieceNo: 0 };
}

const newestFirst = [
  event('2026-11-17T09:00:00Z'),
  event('2026-11-16T23:30:00Z'),
  event('2026-11-16T08:00:00Z'),
];

test('events of one day stand together, newest first', () => {
  const days = groupByDay(newestFirst, 'UTC');
  expect(days.map((day) => [day.key, day.events.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-16', 2],
  ]);
});

test('the day is that of the reader, not of the server', () => {
  const days = groupByDay(newestFirst, 'Europe/Brussels');
  expect(days.map((day) => day.events.length)).toEqual([2, 1]);
});

test('no events make no days', () => {
  expect(groupByDay([], 'UTC')).toEqual([]);
});
