import type { PublicEvent } from '@waypost/contract/client';
import { describe, expect, test } from 'vitest';
import { formatPieces, groupByDay, stopsOf } from './timeline-stops.ts';

const PRAGUE = { city: 'Prague', country: 'CZ' };

function event(at: string, change: Partial<PublicEvent> = {}): PublicEvent {
  return { code: 'ARRIVED', at, timeZone: 'UTC', place: PRAGUE, pieceNo: 0, ...change };
}

describe('stops on the timeline', () => {
  test('combine pieces that were scanned together', () => {
    const stops = stopsOf([
      event('2026-11-16T08:00:40Z', { pieceNo: 2 }),
      event('2026-11-16T08:00:10Z', { pieceNo: 1 }),
      event('2026-11-16T08:00:10Z', { pieceNo: 3 }),
    ]);
    expect(stops.map((stop) => stop.pieceNos)).toEqual([[2, 1, 3]]);
  });

  test('are separate for other times, codes and places, and for the whole shipment', () => {
    const stops = stopsOf([
      event('2026-11-16T08:05:00Z', { pieceNo: 1 }),
      event('2026-11-16T08:00:00Z', { pieceNo: 2 }),
      event('2026-11-16T08:00:00Z', { pieceNo: 2, code: 'DEPARTED' }),
      event('2026-11-16T08:00:00Z', { pieceNo: 3, code: 'DEPARTED', place: null }),
      event('2026-11-16T08:00:00Z', { code: 'DEPARTED', place: null }),
      event('2026-11-16T08:00:00Z', { code: 'DEPARTED', place: null }),
    ]);
    expect(stops.map((stop) => stop.pieceNos)).toEqual([[1], [2], [2], [3], [], []]);
  });
});

test('name consecutive pieces as a range', () => {
  expect(formatPieces([3])).toBe('3');
  expect(formatPieces([3, 1, 2, 5, 5, 9, 8])).toBe('1–3, 5, 8–9');
});

describe('days on the timeline', () => {
  test('group their stops, newest first', () => {
    const days = groupByDay(
      stopsOf([
        event('2026-11-17T09:00:00Z'),
        event('2026-11-16T23:30:00Z'),
        event('2026-11-16T08:00:00Z'),
      ]),
    );
    expect(days.map((day) => [day.key, day.stops.length])).toEqual([
      ['2026-11-17', 1],
      ['2026-11-16', 2],
    ]);
    expect(groupByDay([])).toEqual([]);
  });

  test('are in the zone of the place, not of the reader or the server', () => {
    const days = groupByDay(
      stopsOf([
        event('2026-11-16T23:30:00Z', { timeZone: 'Europe/Brussels' }),
        event('2026-11-16T22:00:00Z', { timeZone: 'Europe/London' }),
      ]),
    );
    expect(days.map((day) => day.key)).toEqual(['2026-11-17', '2026-11-16']);
  });
});
