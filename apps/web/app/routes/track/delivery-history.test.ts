import type { PublicTracking } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { changesOf, zoneAt } from './delivery-history.ts';

const promised = { earliest: '2026-11-16', latest: '2026-11-17' };
const afterHold = { earliest: '2026-11-20', latest: '2026-11-23' };
const afterRelease = { earliest: '2026-11-18', latest: '2026-11-19' };

const tracking = {
  delivery: {
    ...afterRelease,
    promised,
    revisions: [
      { revisedAt: '2026-11-16T10:00:00Z', cause: 'customs_released', ...afterRelease },
      { revisedAt: '2026-11-15T10:00:00Z', cause: 'customs_hold', ...afterHold },
    ],
  },
  timeline: [
    { at: '2026-11-16T12:00:00Z', timeZone: 'Europe/Vienna' },
    { at: '2026-11-16T10:00:00Z', timeZone: 'Europe/Berlin' },
  ],
} as PublicTracking;

test('each change names the days promised before it', () => {
  expect(changesOf(tracking).map(({ cause, before }) => [cause, before.latest])).toEqual([
    ['customs_released', afterHold.latest],
    ['customs_hold', promised.latest],
  ]);
});

test('a shipment without a delivery day has no changes', () => {
  expect(changesOf({ ...tracking, delivery: null })).toEqual([]);
});

test("days are in the time zone of the event's place, or of the last known place", () => {
  expect(zoneAt(tracking, '2026-11-16T10:00:00Z')).toBe('Europe/Berlin');
  expect(zoneAt(tracking, '2026-11-01T00:00:00Z')).toBe('Europe/Vienna');
});
