import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_CODES, EXCEPTION_REASONS, type EventCode, STATUSES } from './codes.ts';
import type { TrackingEvent } from './event.ts';
import { foldBoth } from './fold-outlook.ts';
import { leavesUnchanged } from './late-scan.ts';
import type { DeliveryPlan, RouteCalendars } from './outlook.ts';

const HOUR = 60 * 60 * 1000;
const BOOKED_AT = Date.UTC(2026, 0, 5, 8);
const CALENDAR = { weekend: [6, 7], holidays: ['2026-01-06'] };
const ENDS: RouteCalendars = {
  origin: { ...CALENDAR, country: 'US', timeZone: 'America/Los_Angeles' },
  destination: { ...CALENDAR, country: 'NZ', timeZone: 'Pacific/Auckland' },
};
const PLAN: DeliveryPlan = {
  from: 'US',
  to: 'NZ',
  collectOn: '2026-01-05',
  earliest: '2026-01-07',
  latest: '2026-01-08',
};

function accumulate(events: readonly TrackingEvent[], pieceCount = 1) {
  return foldBoth(PLAN, ENDS, { pieceCount, bookedAt: BOOKED_AT }, events);
}

/** As it is stored. */
function storedOf(events: readonly TrackingEvent[], pieceCount = 1) {
  const text = JSON.stringify(accumulate(events, pieceCount));
  return JSON.parse(text) as ReturnType<typeof accumulate>;
}

const MOVEMENT: readonly EventCode[] = [
  'CREATED',
  'PICKED_UP',
  'IN_TRANSIT',
  'ARRIVED',
  'DEPARTED',
  'CUSTOMS',
  'CUSTOMS_RELEASED',
  'OUT_FOR_DELIVERY',
  'NOTED',
];

/** Few instants, so that ties are common; over a week, so that days due pass. Mostly ordinary movement. */
const eventArb: fc.Arbitrary<TrackingEvent> = fc
  .record({
    sourceId: fc.integer({ min: 1, max: 2 }),
    scanId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    pieceNo: fc.constantFrom(...Array<number>(19).fill(0), 1, 1, 2),
    code: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...MOVEMENT) },
      { weight: 2, arbitrary: fc.constant('DELIVERED' as const) },
      { weight: 1, arbitrary: fc.constantFrom(...EVENT_CODES) },
    ),
    occurredAt: fc.integer({ min: -6, max: 36 }).map((times) => BOOKED_AT + times * 5 * HOUR),
    delayMs: fc.constantFrom(-HOUR, 0, 30 * HOUR),
    reason: fc.constantFrom(...EXCEPTION_REASONS),
    setStatus: fc.constantFrom(...STATUSES),
    hasDays: fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0),
  })
  .map(({ delayMs, reason, setStatus, hasDays, ...event }) => ({
    ...event,
    recordedAt: event.occurredAt + delayMs,
    ...(event.code === 'EXCEPTION' && { reason }),
    ...(event.code === 'STATUS_SET' && { setStatus }),
    ...(event.code === 'EVENT_VOIDED' && { voids: { sourceId: 1, scanId: 'a' } }),
    ...(event.code === 'NOTED' &&
      hasDays && { days: { earliest: '2026-01-09', latest: '2026-01-12' } }),
  }));

const historyArb = fc.uniqueArray(eventArb, {
  selector: ({ sourceId, scanId }) => `${sourceId}:${scanId}`,
  minLength: 2,
  maxLength: 12,
});

const scan = (hours: number, code: EventCode, fields: Partial<TrackingEvent> = {}) => {
  const at = BOOKED_AT + hours * HOUR;
  const id = { sourceId: 1, scanId: `${hours} ${code}` };
  return { ...id, pieceNo: 0, code, occurredAt: at, recordedAt: at, ...fields };
};

describe('a late scan', () => {
  test('changes nothing in any history for which that was predicted', () => {
    let kept = 0;
    fc.assert(
      fc.property(historyArb, fc.integer({ min: 1, max: 2 }), ([late, ...others], pieceCount) => {
        if (late === undefined) return;
        // the api refuses a scan of a piece that there is not
        fc.pre([late, ...others].every(({ pieceNo }) => pieceNo <= pieceCount));
        const stored = storedOf(others, pieceCount);
        if (!leavesUnchanged(stored, BOOKED_AT, late)) return;
        kept += 1;
        expect(storedOf([...others, late], pieceCount)).toEqual(stored);
      }),
      { numRuns: 20_000 },
    );
    expect(kept).toBeGreaterThan(1_000);
  });

  const ON_THE_WAY = [scan(2, 'PICKED_UP'), scan(20, 'DEPARTED'), scan(40, 'ARRIVED')];
  const DELIVERED = [...ON_THE_WAY, scan(50, 'OUT_FOR_DELIVERY'), scan(54, 'DELIVERED')];

  test.each<[string, TrackingEvent[], number]>([
    ['of a parcel on the way', ON_THE_WAY, 1],
    ['of a parcel on the van', DELIVERED.slice(0, -1), 1],
    ['of a delivered parcel', DELIVERED, 1],
    ['of two pieces that moved together', ON_THE_WAY, 2],
  ])('needs no other event %s', (_title, history, pieceCount) => {
    const stored = accumulate(history, pieceCount);
    expect(leavesUnchanged(stored, BOOKED_AT, scan(30, 'ARRIVED'))).toBe(true);
  });

  test.each<[string, TrackingEvent[], TrackingEvent, number]>([
    ['when it is no scan of a hub', ON_THE_WAY, scan(30, 'OUT_FOR_DELIVERY'), 1],
    ['when it is the last one', ON_THE_WAY, scan(41, 'DEPARTED'), 1],
    ['when it is of one of two pieces', ON_THE_WAY, scan(30, 'ARRIVED', { pieceNo: 1 }), 2],
    [
      'of pieces that went apart',
      [...ON_THE_WAY, scan(10, 'ARRIVED', { pieceNo: 2 })],
      scan(30, 'ARRIVED'),
      2,
    ],
    ['of a parcel that was held', [...ON_THE_WAY, scan(10, 'HELD')], scan(30, 'ARRIVED'), 1],
    [
      'of a parcel collected late',
      [scan(30, 'PICKED_UP'), scan(40, 'ARRIVED')],
      scan(20, 'ARRIVED'),
      1,
    ],
    [
      'of a van that nothing has reported since',
      [scan(2, 'PICKED_UP'), scan(36, 'OUT_FOR_DELIVERY'), scan(60, 'NOTED')],
      scan(40, 'ARRIVED'),
      1,
    ],
    [
      'when the first revisions are forgotten',
      Array.from({ length: 30 }, (_, day) => scan(24 * day, 'OUT_FOR_DELIVERY')),
      scan(30, 'DEPARTED'),
      1,
    ],
    ['after the day due', [...ON_THE_WAY, scan(200, 'ARRIVED')], scan(190, 'DEPARTED'), 1],
  ])('needs all events %s', (_title, history, late, pieceCount) => {
    expect(leavesUnchanged(accumulate(history, pieceCount), BOOKED_AT, late)).toBe(false);
  });

  test('needs all events of a fold stored without the mark', () => {
    const { fold, outlook } = accumulate(ON_THE_WAY);
    const { pieces, last } = fold;
    const late = scan(30, 'ARRIVED');
    expect(leavesUnchanged({ fold: { pieces, last }, outlook }, BOOKED_AT, late)).toBe(false);
  });
});
