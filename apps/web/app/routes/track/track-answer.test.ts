import type { PublicTracking } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { isOutageAfter, type TrackAnswer } from './track-answer.ts';

const found: TrackAnswer = {
  kind: 'found',
  asked: 'WP1',
  tracking: {} as PublicTracking,
  map: { points: [], settings: { tiles: { urls: [], attribution: '' }, searchUrl: '' } },
  party: null,
  chosenPiece: null,
  readAt: '2026-11-16T08:00:00Z',
  alerts: null,
};

function missing(code: string, asked = 'WP1'): TrackAnswer {
  return { kind: 'missing', asked, code, requestId: null };
}

test('a shipment stays on the page while the api does not answer', () => {
  expect(isOutageAfter(found, missing('temporarily_unavailable'))).toBe(true);
  expect(isOutageAfter(found, missing('timeout'))).toBe(true);
  expect(isOutageAfter(found, missing('too_many_requests'))).toBe(true);
});

test('a list stays on the page while the api does not answer', () => {
  const list: TrackAnswer = { ...found, kind: 'many', rows: [], askedCount: 2 };
  expect(isOutageAfter(list, missing('temporarily_unavailable'))).toBe(true);
});

test('an answer about the number itself replaces the shipment', () => {
  expect(isOutageAfter(found, missing('tracking_unknown'))).toBe(false);
});

test('a failure for another number is shown', () => {
  expect(isOutageAfter(found, missing('temporarily_unavailable', 'WP2'))).toBe(false);
  expect(isOutageAfter(missing('timeout'), missing('timeout'))).toBe(false);
});
