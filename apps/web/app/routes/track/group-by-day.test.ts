import type { PublicEvent } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

function event(at: string, timeZone = 'UTC'): PublicEvent {
  return { code: 'ARRIVED', at, timeZone, place: null, pieceNo: 0 };
}

test('events of one day stand together, newest first', () => {
  const days = groupByDay([
    event('2026-11-17T09:00:00Z'),
    event('2026-11-16T23:30:00Z'),
    event('2026-11-16T08:00:00Z'),
  ]);
  expect(days.map((day) => [day.key, day.events.length])).toEqual([
    ['2026-11-17', 1],
    ['2026-11-16', 2],
  ]);
});

test('the day is that of the place, neither of the reader nor of the server', () => {
  const days = groupByDay([
    event('2026-11-16T23:30:00Z', 'Europe/Brussels'),
    event('2026-11-16T22:00:00Z', 'Europe/London'),
  ]);
  expect(days.map((day) => day.key)).toEqual(['2026-11-17', '2026-11-16']);
});

test('no events make no days', () => {
  expect(groupByDay([])).toEqual([]);
});
