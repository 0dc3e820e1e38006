import type { PublicTracking } from '@waypost/contract/client';
import { expect, test } from 'vitest';
import { newest } from './use-live.ts';

function tracking(trackingNumber: string, version: number): PublicTracking {
  return {
    trackingNumber,
    version,
    status: 'Created',
    furthest: 0,
    attention: false,
    createdAt: '2026-11-16T08:00:00Z',
    updatedAt: '2026-11-16T08:00:00Z',
    serviceType: 'parcel',
    from: 'Ghent, Belgium',
    to: 'Lyon, France',
    fromPlace: null,
    toPlace: null,
    cityNames: {},
    lastLocation: null,
    eta: { min: 2, max: 5, unit: 'business_days', door: null },
    delivery: null,
    deliveredAt: null,
    problem: null,
    returning: false,
    parcel: null,
    freight: null,
    pieceCount: 1,
    piecesDelivered: 0,
    pieces: [],
    shipper: { name: '', email: '', phone: '' },
    recipient: { name: '', email: '', phone: '', address: '' },
    timeline: [],
    demonstration: false,
    asOf: null,
    archived: false,
  };
}

test('a newer snapshot replaces the page, and an older one is ignored', () => {
  const loaded = tracking('WP1', 5);
  expect(newest(loaded, tracking('WP1', 6)).version).toBe(6);
  expect(newest(loaded, tracking('WP1', 5))).toBe(loaded);
  expect(newest(loaded, tracking('WP1', 4))).toBe(loaded);
  expect(newest(loaded, undefined)).toBe(loaded);
});

test('a snapshot of another shipment is ignored', () => {
  const loaded = tracking('WP1', 5);
  expect(newest(loaded, tracking('WP2', 9))).toBe(loaded);
});
