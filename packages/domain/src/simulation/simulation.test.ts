import { describe, expect, test } from 'vitest';
import { MAJOR_CITIES, type MajorCity } from '../major-cities.ts';
import { foldEvents, projectState } from '../tracking/index.ts';
import { postalCodeRule } from '../addresses/country-rules.ts';
import { postalCodeFault } from '../addresses/postal-code.ts';
import { countryCodeOf, countryPart } from '../places.ts';
import {
  CITIES_WITH_STREETS,
  distanceKm,
  drawBookingMoment,
  drawOrder,
  drawStreetAddress,
  planJourney,
  routeBetween,
  seededRandom,
  uuidAt,
} from './index.ts';

function city(name: string): MajorCity {
  const found = MAJOR_CITIES.find((candidate) => candidate.city === name);
  if (found === undefined) throw new Error(`no city ${name}`);
  return found;
}

const bookedAt = Date.UTC(2026, 8, 1, 9);

function journey(seed: number, scanCount?: number) {
  const random = seededRandom(seed, 0);
  const from = MAJOR_CITIES[random.below(MAJOR_CITIES.length)] ?? city('Antwerp');
  const to = MAJOR_CITIES[random.below(MAJOR_CITIES.length)] ?? city('Tokyo');
  const plan = {
    route: routeBetween(from, to),
    service: 'express' as const,
    pieceCount: 1 + random.below(3),
    bookedAt,
    ...(scanCount !== undefined && { scanCount }),
  };
  return { plan, steps: planJourney(plan, random) };
}

/** Enough for the rarest kind of trouble. */
const manyJourneys = Array.from({ length: 6_000 }, (_, seed) => journey(seed));

const seeds = Array.from({ length: 400 }, (_, index) => index);

describe('random draws of the simulation', () => {
  test('the same seed and stream draw the same, another stream something else', () => {
    const draw = (seed: number, stream: number) => seededRandom(seed, stream).bytes(32);
    expect(draw(7, 3)).toEqual(draw(7, 3));
    expect(draw(7, 3)).not.toEqual(draw(7, 4));
    expect(draw(7, 3)).not.toEqual(draw(8, 3));
  });

  test('a hundred thousand streams of one seed give a hundred thousand different draws', () => {
    const seen = new Set<string>();
    for (let stream = 0; stream < 100_000; stream += 1) {
      const random = seededRandom(1, stream);
      seen.add(`${random.uint32()} ${random.uint32()}`);
    }
    expect(seen.size).toBe(100_000);
  });

  test('draws fill their range evenly', () => {
    const random = seededRandom(5, 0);
    const counts = Array<number>(10).fill(0);
    for (let draw = 0; draw < 100_000; draw += 1) {
      const drawn = random.below(10);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });
});

describe('ids of the simulation', () => {
  test('an id is a UUIDv7 with its timestamp', () => {
    const random = seededRandom(1, 1);
    for (let index = 0; index < 500; index += 1) {
      const at = bookedAt + index * 61_234_567;
      const id = uuidAt(at, random);
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at);
    }
  });
});

describe('orders of the simulation', () => {
  test('origin and destination are different places in known countries', () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 0);
      const { from, to, request, pieceCount } = drawOrder(random);
      expect(from).not.toBe(to);
      expect(countryCodeOf(countryPart(request.origin))).toBe(from.country);
      expect(countryCodeOf(countryPart(request.destination))).toBe(to.country);
      expect(pieceCount).toBe(request.serviceType === 'freight' ? request.pallets : 1);
    }
  });
});

describe('bookings of the simulation', () => {
  test('the bookings of a day are within that day, mostly by daylight', () => {
    const random = seededRandom(3, 0);
    let byDay = 0;
    for (let draw = 0; draw < 5_000; draw += 1) {
      const place = MAJOR_CITIES[random.below(MAJOR_CITIES.length)] ?? city('Tokyo');
      const at = drawBookingMoment(random, place, bookedAt);
      expect(at).toBeGreaterThanOrEqual(bookedAt);
      expect(at).toBeLessThan(bookedAt + 24 * 3_600_000);
      const hour = (24 + new Date(at).getUTCHours() + Math.round(place.lon / 15)) % 24;
      if (hour >= 8 && hour < 20) byDay += 1;
    }
    expect(byDay / 5_000).toBeGreaterThan(0.75);
  });
});

describe('routes of the simulation', () => {
  test('Antwerp to Osaka goes through the hubs nearest to both ends', () => {
    const { stops, legsKm } = routeBetween(city('Antwerp'), city('Osaka'));
    expect(stops[0].city).toBe('Antwerp');
    expect(stops[1]?.city).toBe('Liège');
    expect(stops.at(-2)?.city).toBe('Tokyo');
    expect(stops.at(-1)?.city).toBe('Osaka');
    expect(legsKm).toHaveLength(stops.length - 1);
  });

  test('neighbours are served without a hub', () => {
    const { stops } = routeBetween(city('Antwerp'), city('Ghent'));
    expect(stops.map((stop) => stop.city)).toEqual(['Antwerp', 'Ghent']);
  });

  test('distances are great-circle distances', () => {
    expect(distanceKm(city('London'), city('New York'))).toBeCloseTo(5_570, -2);
    expect(distanceKm(city('Sydney'), city('Los Angeles'))).toBeCloseTo(12_060, -2);
  });

  test('every route starts at the origin and ends at the destination, without a leg of zero length', () => {
    for (const from of MAJOR_CITIES) {
      for (const to of MAJOR_CITIES.slice(0, 30)) {
        if (from === to) continue;
        const { stops, legsKm } = routeBetween(from, to);
        expect([stops[0], stops.at(-1)]).toEqual([from, to]);
        for (const km of legsKm) expect(km).toBeGreaterThan(0);
      }
    }
  });
});

describe('journeys of the simulation', () => {
  test('scans follow each other in time, after the booking', () => {
    for (const seed of seeds) {
      const { steps } = journey(seed);
      expect(steps[0]?.code).toBe('PICKED_UP');
      for (const [index, step] of steps.entries()) {
        expect(step.at).toBeGreaterThanOrEqual(steps[index - 1]?.at ?? bookedAt);
      }
      for (const ofPiece of Map.groupBy(steps, ({ pieceNo }) => pieceNo).values()) {
        for (const [index, step] of ofPiece.entries()) {
          expect(step.at).toBeGreaterThan(ofPiece[index - 1]?.at ?? bookedAt);
        }
      }
    }
  });

  test('most end delivered, some at an exception, and no piece is forgotten', () => {
    const statuses = seeds.map((seed) => {
      const { plan, steps } = journey(seed);
      const events = steps.map((step, index) => ({
        ...step,
        sourceId: 1,
        scanId: String(index),
        occurredAt: step.at,
        recordedAt: step.at,
      }));
      return projectState(foldEvents(plan.pieceCount, bookedAt, events)).status;
    });
    const share = (status: string) =>
      statuses.filter((one) => one === status).length / seeds.length;
    expect(share('Delivered')).toBeGreaterThan(0.9);
    expect(share('Exception')).toBeGreaterThan(0.005);
    expect(share('Delivered') + share('Exception')).toBe(1);
  });

  test('every kind of exception happens and is resolved realistically', () => {
    const afterTrouble = new Map<string, Set<string>>();
    for (const { steps } of manyJourneys) {
      const ofFirst = steps.filter(({ pieceNo }) => pieceNo <= 1);
      for (const [index, { code, reason }] of ofFirst.entries()) {
        const trouble = reason ?? (code === 'CUSTOMS_HOLD' || code === 'HELD' ? code : undefined);
        if (trouble === undefined) continue;
        const next = afterTrouble.get(trouble) ?? new Set();
        afterTrouble.set(trouble, next.add(ofFirst[index + 1]?.code ?? 'nothing'));
      }
    }
    expect(Object.fromEntries(afterTrouble)).toEqual({
      CUSTOMS_HOLD: new Set(['CUSTOMS_RELEASED']),
      HELD: new Set(['DEPARTED', 'OUT_FOR_DELIVERY']),
      address: new Set(['OUT_FOR_DELIVERY']),
      failed_attempt: new Set(['OUT_FOR_DELIVERY', 'RETURNED']),
      refused: new Set(['RETURNED']),
      damage: new Set(['nothing']),
    });
  });

  test('pieces separate at a hub or at the van, and all of them arrive', () => {
    const partedWith = new Set<string>();
    for (const { plan, steps } of manyJourneys) {
      const first = steps.find(({ pieceNo }) => pieceNo > 0);
      if (first === undefined) continue;
      partedWith.add(first.code);
      const arrived = steps.filter(({ code }) => code === 'DELIVERED');
      expect(arrived).toHaveLength(plan.pieceCount);
      expect(new Set(arrived.map(({ pieceNo }) => pieceNo)).size).toBe(plan.pieceCount);
      expect(arrived.at(-1)?.pieceNo).toBe(plan.pieceCount);
    }
    expect(partedWith).toEqual(new Set(['DEPARTED', 'OUT_FOR_DELIVERY']));
  });

  test('a journey without exceptions has the requested number of scans', () => {
    for (const seed of seeds) {
      for (const scanCount of [4, 10, 16]) {
        const { plan, steps } = journey(seed, scanCount);
        if (plan.pieceCount > 1 || steps.at(-1)?.code !== 'DELIVERED') continue;
        expect(steps).toHaveLength(scanCount);
      }
    }
  });
});

describe('addresses of the simulation', () => {
  test('30 major cities have streets whose postal codes are of the form of their country', () => {
    expect(CITIES_WITH_STREETS).toHaveLength(30);
    for (const name of CITIES_WITH_STREETS) {
      const at = city(name);
      const rule = postalCodeRule(at.country);
      const drawn = seeds.map((seed) => drawStreetAddress(seededRandom(seed, 0), at));
      expect(new Set(drawn.map(({ postalCode }) => postalCode)).size, name).toBeGreaterThan(1);
      for (const { line1, postalCode } of drawn) {
        expect(postalCodeFault(rule, postalCode), `${postalCode} ${name}`).toBeNull();
        expect(line1).toMatch(/^(\d+ \D{4,}|\D{4,} \d+)$/);
      }
    }
  });

  test('what is drawn after an address is the same whatever the city', () => {
    const after = (name: string) => {
      const random = seededRandom(5, 5);
      drawStreetAddress(random, city(name));
      return random.uint32();
    };
    expect(after('Amsterdam')).toBe(after('Nairobi'));
  });
});
