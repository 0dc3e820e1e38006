import { drawOrder, planJourney, routeBetween, seededRandom } from '@waypost/domain/simulation';
import { describe, expect, test } from 'vitest';
import {
  expectedStatus,
  makeScan,
  nextStep,
  noteFieldScan,
  type Parcel,
  splitAtHub,
} from './parcel.ts';

const due = { cents: 4_200, currency: 'EUR' };

function journeyOf(seed: number): Parcel {
  const random = seededRandom(seed, 0);
  const order = drawOrder(random);
  const route = routeBetween(order.from, order.to);
  const parcel: Parcel = {
    trackingNumber: 'WP00DEM00000002X',
    recipient: { name: 'Yara Novak', email: 'yara@mail.example', phone: '' },
    due,
    moves: 'yes',
    order,
    steps: planJourney({ ...order, route, bookedAt: 0 }, random),
    lastMile: [],
    scans: [],
    random,
  };
  for (let step = nextStep(parcel); step !== undefined; step = nextStep(parcel)) {
    parcel.scans.push(makeScan(parcel, step, 1_000));
  }
  return parcel;
}

const parcels = Array.from({ length: 300 }, (_, seed) => journeyOf(seed));

describe('the scans of a parcel', () => {
  test('have increasing times, although all are sent at once', () => {
    for (const { scans } of parcels) {
      const times = scans.map(({ occurredAt }) => Date.parse(occurredAt));
      expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
    }
  });

  test('have a proof for every piece, and the cash with the last one', () => {
    for (const parcel of parcels) {
      const handovers = parcel.scans.filter(({ code }) => code === 'DELIVERED');
      for (const { proof } of handovers) expect(proof).toEqual({ signedBy: 'Yara Novak' });
      const collecting = parcel.scans.filter(({ collected }) => collected !== undefined);
      expect(collecting).toEqual(handovers.slice(-1));
      expect(expectedStatus(parcel)).toBe(handovers.length > 0 ? 'Delivered' : 'Exception');
    }
  });

  test('include the reason of a failure', () => {
    const noted = new Set(parcels.flatMap(({ scans }) => scans.flatMap(({ note }) => note ?? [])));
    expect(noted.size).toBeGreaterThan(3);
  });
});

test('a parcel that was cancelled, or whose code never came, stays where it was', () => {
  const [parcel] = parcels;
  if (parcel === undefined) throw new Error('no parcel');
  const still = { ...parcel, steps: [], scans: [] };
  expect(expectedStatus({ ...still, moves: 'cancelled' })).toBe('Cancelled');
  expect(expectedStatus({ ...still, moves: 'not activated' })).toBe('Created');
});

describe('a parcel that couriers deliver', () => {
  test('is moved by the simulator to its hub, and by phones from there', () => {
    // pieces of one shipment travel apart
    for (const parcel of parcels.filter(({ order }) => order.pieceCount === 1)) {
      const { steps, lastMile } = splitAtHub(parcel.steps);
      expect(steps).toEqual(parcel.steps.slice(0, steps.length));
      expect(steps.some(({ code }) => code === 'OUT_FOR_DELIVERY')).toBe(false);
      if (lastMile.length === 0) continue;
      expect(lastMile.slice(0, 2).map(({ code }) => code)).toEqual(['ARRIVED', 'OUT_FOR_DELIVERY']);
      expect(lastMile[0]?.place).toBe(parcel.order.to);
    }
  });

  test('has the status that results from the scans of phones', () => {
    const parcel = journeyOf(2);
    Object.assign(parcel, splitAtHub(parcel.steps), { order: { ...parcel.order, pieceCount: 1 } });
    parcel.scans = parcel.scans.slice(0, parcel.steps.length);
    const phone = (code: 'ARRIVED' | 'OUT_FOR_DELIVERY' | 'DELIVERED', ms: number) =>
      noteFieldScan(parcel, {
        scanId: `0000000${ms}-0000-4000-8000-000000000000`,
        ref: `${parcel.trackingNumber}001`,
        code,
        occurredAt: new Date(100_000 + ms).toISOString(),
      });
    phone('ARRIVED', 1);
    phone('OUT_FOR_DELIVERY', 2);
    expect(expectedStatus(parcel)).toBe('Out for Delivery');
    phone('DELIVERED', 3);
    expect(expectedStatus(parcel)).toBe('Delivered');
    expect(nextStep(parcel)).toBeUndefined();
  });
});
