import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAJOR_CITIES } from '../major-cities.ts';
import { countryCodeOf, countryPart } from '../places.ts';
import { demonstrationOf } from './demonstration.ts';
import { SAMPLE_NUMBERS, type SampleName } from './sample-numbers.ts';
import { formatTrackingNumber, makeTrackingNumber, readReference } from './tracking-number.ts';

const DAY_MS = 24 * 3_600_000;
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.getTime());

const PROMISED: Record<SampleName, object> = {
  labelCreated: { status: 'Created', furthest: 0, lastCode: null },
  inTransit: { status: 'In Transit', furthest: 2 },
  // in the hub on evenings and weekends
  outForDelivery: { furthest: expect.toSatisfy((step: number) => step === 2 || step === 3) },
  delivered: { status: 'Delivered', furthest: 4, piecesDelivered: 1 },
  customsHold: { status: 'Exception', furthest: 2, openExceptions: ['customs_hold'] },
  freight: { status: 'In Transit', furthest: 2, pieceCount: 3, piecesDelivered: 2 },
};

function show(name: SampleName, now: number) {
  const shown = demonstrationOf(SAMPLE_NUMBERS[name], now);
  if (shown === null) throw new Error(`${name} shows nothing`);
  return shown;
}

const names = Object.keys(SAMPLE_NUMBERS) as SampleName[];

describe.each(names)('the sample number %s', (name) => {
  test('has the format of any other number', () => {
    const number = SAMPLE_NUMBERS[name];
    expect(readReference(number)).toEqual({ kind: 'shipment', ref: number });
    expect(formatTrackingNumber(number)).toMatch(/^WP00 DEM0 0000 00\d.$/);
  });

  test('has its promised status at any time', () => {
    fc.assert(
      fc.property(moment, (now) => {
        expect(show(name, now).state).toMatchObject(PROMISED[name]);
      }),
    );
  });

  test('has recent events in order, none in the future', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { bookedAt, events, updatedAt } = show(name, now);
        const times = [bookedAt, ...events.map((event) => event.occurredAt)];
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(times.at(-1)).toBe(updatedAt);
        expect(updatedAt).toBeLessThanOrEqual(now);
        const isAtRest = name === 'delivered' || name === 'customsHold';
        // two days of them may be a weekend
        expect(now - updatedAt).toBeLessThan(isAtRest ? 6 * DAY_MS : 3.5 * DAY_MS);
      }),
    );
  });

  test('moves on Monday to Friday alone', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const { bookedAt, events } = show(name, now);
        for (const at of [bookedAt, ...events.map(({ occurredAt }) => occurredAt)]) {
          expect([1, 2, 3, 4, 5]).toContain(new Date(at).getUTCDay());
        }
      }),
    );
  });

  test('shows the same story a week later, with a higher version', () => {
    fc.assert(
      fc.property(moment, (now) => {
        const today = show(name, now);
        const later = show(name, now + 7 * DAY_MS);
        expect(later.version).toBeGreaterThan(today.version);
        expect(later.events).toEqual(
          today.events.map((event) => {
            const at = event.occurredAt + 7 * DAY_MS;
            return { ...event, occurredAt: at, recordedAt: at };
          }),
        );
      }),
    );
  });

  test('has a route through known cities and countries', () => {
    const shown = show(name, Date.UTC(2026, 10, 15, 12));
    expect(countryCodeOf(countryPart(shown.origin))).toBe(shown.originCountry);
    expect(countryCodeOf(countryPart(shown.destination))).toBe(shown.destinationCountry);
    const { events } = shown;
    for (const { place } of events) {
      const { city, country } = place;
      expect(MAJOR_CITIES).toContainEqual(expect.objectContaining({ city, country }));
    }
  });
});

test('the version of a demonstration changes only with its content', () => {
  // a Friday at 8:00, and the Monday after
  const early = show('inTransit', Date.UTC(2026, 10, 13, 8));
  const late = show('inTransit', Date.UTC(2026, 10, 16, 7, 59, 59, 999));
  expect(late).toEqual(early);
  expect(show('inTransit', Date.UTC(2026, 10, 16, 8)).version).toBeGreaterThan(early.version);
});

test('the domestic sample is out for delivery on working days, and stays within one country', () => {
  const statusAt = (day: number, hour: number) =>
    show('outForDelivery', Date.UTC(2026, 10, day, hour)).state.status;
  // Friday to Monday
  expect(statusAt(13, 7)).toBe('Out for Delivery');
  expect(statusAt(13, 20)).toBe('Out for Delivery');
  expect([statusAt(13, 23), statusAt(14, 12), statusAt(15, 12), statusAt(16, 6)]).toEqual(
    Array.from({ length: 4 }, () => 'In Transit'),
  );
  expect(statusAt(16, 7)).toBe('Out for Delivery');
  const { originCountry, destinationCountry } = show('outForDelivery', Date.UTC(2026, 10, 13));
  expect(originCountry).toBe(destinationCountry);
});

test('no other number shows a demonstration', () => {
  const number = makeTrackingNumber(0, new Uint8Array(8));
  expect(demonstrationOf(number, Date.UTC(2026, 10, 15))).toBeNull();
  expect(new Set(Object.values(SAMPLE_NUMBERS)).size).toBe(names.length);
});
