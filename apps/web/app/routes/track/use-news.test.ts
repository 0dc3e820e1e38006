import type { PublicTracking } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { markOf } from './use-news.ts';

const tracking = {
  trackingNumber: 'WP1',
  version: 3,
  status: 'In Transit',
  updatedAt: '2026-11-16T10:00:00Z',
  delivery: { earliest: '2026-11-17', latest: '2026-11-18' },
  deliveredAt: null,
  problem: null,
  returning: false,
  timeline: [{ code: 'ARRIVED', at: '2026-11-16T10:00:00Z' }],
} as unknown as PublicTracking;

test('a new version with no visible change is not announced', () => {
  const next = { ...tracking, version: 4, updatedAt: '2026-11-16T11:00:00Z' };
  expect(markOf(next)).toBe(markOf(tracking));
});

test('a scan, a status, another day and a problem are announced', () => {
  const [last] = tracking.timeline;
  if (last === undefined) throw new Error('no event');
  const problem = { kind: 'held', since: last.at, actor: 'carrier', actBy: null } as const;
  const changes: Partial<PublicTracking>[] = [
    { timeline: [{ ...last, code: 'DEPARTED' }, last] },
    { status: 'Exception' },
    { delivery: null },
    { problem },
    { returning: true },
  ];
  for (const change of changes)
    expect(markOf({ ...tracking, ...change })).not.toBe(markOf(tracking));
});
