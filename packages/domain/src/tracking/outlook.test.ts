import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_CODES, EXCEPTION_REASONS, type EventCode, STATUSES } from './codes.ts';
import { compareEvents, type TrackingEvent } from './event.ts';
import { advanceOutlook, foldOutlook } from './fold-outlook.ts';
import { advancePieces, emptyFold, foldEvents } from './fold.ts';
import { type DeliveryPlan, type RouteCalendars, expectedDays, type Outlook } from './outlook.ts';
import { mostSeriousProblem } from './problem.ts';
import { projectPieces, projectState, promisesDelivery } from './state.ts';

const WEEKEND = [6, 7];
/** New Year and Epiphany, a Tuesday, are holidays of the destination. */
const ENDS: RouteCalendars = {
  origin: { country: 'DE', timeZone: 'Europe/Berlin', weekend: WEEKEND, holidays: ['2026-01-01'] },
  destination: {
    country: 'AT',
    timeZone: 'Europe/Vienna',
    weekend: WEEKEND,
    holidays: ['2026-01-01', '2026-01-06'],
  },
};
/** Monday the 5th, for Thursday the 8th to Monday the 12th. */
const BOOKED_AT = Date.UTC(2026, 0, 5, 8);
const PLAN: DeliveryPlan = {
  from: 'DE',
  to: 'AT',
  collectOn: '2026-01-05',
  earliest: '2026-01-08',
  latest: '2026-01-12',
};

type Told = [day: number, code: EventCode, more?: Partial<TrackingEvent>];

/** Events at 10:00 UTC of days of January, in the order given. */
function eventsOf(told: readonly Told[]): TrackingEvent[] {
  return told.map(([day, code, more], index) => {
    const at = Date.UTC(2026, 0, day, 10, index);
    const id = { sourceId: 1, scanId: String(index).padStart(3, '0') };
    return { ...id, pieceNo: 0, code, occurredAt: at, recordedAt: at, ...more };
  });
}

function outlookOf(told: readonly Told[], pieceCount = 1): Outlook {
  return foldOutlook(PLAN, ENDS, { pieceCount, bookedAt: BOOKED_AT }, eventsOf(told));
}

/** As [day of January, cause, earliest, latest]. */
function revisionsOf(...told: Told[]): [number, string, string, string][] {
  return (outlookOf(told).revisions ?? []).map(([at, cause, earliest, latest]) => {
    return [new Date(at).getUTCDate(), cause, earliest.slice(5), latest.slice(5)];
  });
}

describe('the delivery days', () => {
  test('stay while the parcel moves as planned', () => {
    const told: Told[] = [
      [5, 'CREATED'],
      [5, 'PICKED_UP'],
      [6, 'DEPARTED'],
      [7, 'ARRIVED'],
      [7, 'CUSTOMS'],
      [12, 'ARRIVED'],
    ];
    expect(outlookOf(told)).toEqual({ plan: PLAN });
    expect(expectedDays(outlookOf(told))).toEqual({ earliest: '2026-01-08', latest: '2026-01-12' });
  });

  test('are those set by staff until the next event that changes them', () => {
    const named = { days: { earliest: '2026-01-20', latest: '2026-01-21' } };
    expect(revisionsOf([6, 'PICKED_UP'], [7, 'NOTED', named])).toContainEqual([
      7,
      'staff',
      '01-20',
      '01-21',
    ]);
    expect(revisionsOf([5, 'PICKED_UP'], [7, 'NOTED', named], [8, 'OUT_FOR_DELIVERY'])).toEqual([
      [7, 'staff', '01-20', '01-21'],
      [8, 'out_for_delivery', '01-08', '01-08'],
    ]);
  });

  test('set by staff during a hold move by the remaining days of the hold', () => {
    const named = { days: { earliest: '2026-01-20', latest: '2026-01-21' } };
    const told: Told[] = [
      [5, 'PICKED_UP'],
      [7, 'CUSTOMS_HOLD'],
      [12, 'NOTED', named],
      [13, 'CUSTOMS_RELEASED'],
    ];
    expect(revisionsOf(...told).slice(-2)).toEqual([
      [12, 'staff', '01-20', '01-21'],
      [13, 'customs_released', '01-21', '01-22'],
    ]);
  });

  test('stay when staff only sets the place', () => {
    expect(
      outlookOf([
        [5, 'PICKED_UP'],
        [20, 'NOTED'],
      ]),
    ).toEqual({ plan: PLAN });
  });

  test('move by as many business days as the pickup is late', () => {
    expect(revisionsOf([7, 'PICKED_UP'])).toEqual([[7, 'late_pickup', '01-12', '01-14']]);
  });

  test('do not move for a weekend before the pickup or a second pickup', () => {
    const friday = { ...PLAN, collectOn: '2026-01-09' };
    const told: Told[] = [[11, 'PICKED_UP']];
    const outlook = foldOutlook(
      friday,
      ENDS,
      { pieceCount: 1, bookedAt: BOOKED_AT },
      eventsOf(told),
    );
    expect(outlook.revisions).toBeUndefined();
    expect(revisionsOf([5, 'PICKED_UP'], [8, 'PICKED_UP'])).toEqual([]);
  });

  test('follow the piece that is picked up last', () => {
    const told: Told[] = [
      [7, 'PICKED_UP', { pieceNo: 1 }],
      [8, 'PICKED_UP', { pieceNo: 2 }],
    ];
    expect(outlookOf(told, 2).revisions?.map((revision) => revision.slice(1))).toEqual([
      ['late_pickup', '2026-01-12', '2026-01-14'],
      ['late_pickup', '2026-01-13', '2026-01-15'],
    ]);
  });

  test('allow one to five business days for customs, and move back when it took none', () => {
    expect(revisionsOf([7, 'CUSTOMS_HOLD'], [7, 'CUSTOMS_RELEASED'])).toEqual([
      [7, 'customs_hold', '01-09', '01-19'],
      [7, 'customs_released', '01-08', '01-12'],
    ]);
  });

  test('begin on a business day when customs releases on a Saturday', () => {
    expect(revisionsOf([9, 'CUSTOMS_HOLD'], [10, 'CUSTOMS_RELEASED']).at(-1)).toEqual([
      10,
      'customs_released',
      '01-12',
      '01-12',
    ]);
  });

  test('move back to a promised Saturday', () => {
    const saturday = { ...PLAN, earliest: '2026-01-10', latest: '2026-01-10' };
    const told: Told[] = [
      [9, 'HELD'],
      [9, 'DEPARTED'],
    ];
    const shipment = { pieceCount: 1, bookedAt: BOOKED_AT };
    const outlook = foldOutlook(saturday, ENDS, shipment, eventsOf(told));
    expect(expectedDays(outlook)).toEqual({ earliest: '2026-01-10', latest: '2026-01-10' });
  });

  test('move by the business days that customs took', () => {
    expect(revisionsOf([7, 'CUSTOMS_HOLD'], [9, 'CUSTOMS_RELEASED'])).toEqual([
      [7, 'customs_hold', '01-09', '01-19'],
      [9, 'customs_released', '01-12', '01-14'],
    ]);
  });

  test('allow one to three business days for a hold, which ends with the next movement', () => {
    expect(revisionsOf([8, 'HELD'], [9, 'DEPARTED'])).toEqual([
      [8, 'held', '01-09', '01-15'],
      [9, 'recovered', '01-09', '01-13'],
    ]);
  });

  test('wait for the last of two holds', () => {
    const told: Told[] = [
      [7, 'CUSTOMS_HOLD'],
      [8, 'HELD'],
      [9, 'CUSTOMS_RELEASED'],
    ];
    expect(revisionsOf(...told)).toEqual([[7, 'customs_hold', '01-09', '01-19']]);
    expect(revisionsOf(...told, [12, 'DEPARTED']).at(-1)).toEqual([
      12,
      'recovered',
      '01-13',
      '01-15',
    ]);
  });

  test('are today when out for delivery, and the next business day after a failed attempt', () => {
    expect(
      revisionsOf(
        [9, 'OUT_FOR_DELIVERY'],
        [9, 'EXCEPTION', { reason: 'failed_attempt' }],
        [9, 'ARRIVED'],
        [12, 'OUT_FOR_DELIVERY'],
      ),
    ).toEqual([
      [9, 'out_for_delivery', '01-09', '01-09'],
      [9, 'failed_attempt', '01-12', '01-12'],
    ]);
  });

  test('are those of the last piece', () => {
    const told: Told[] = [
      [8, 'OUT_FOR_DELIVERY', { pieceNo: 1 }],
      [8, 'DELIVERED', { pieceNo: 1 }],
    ];
    expect(outlookOf(told, 2).revisions).toBeUndefined();
    const both: Told[] = [...told, [9, 'OUT_FOR_DELIVERY', { pieceNo: 2 }]];
    expect(expectedDays(outlookOf(both, 2))).toEqual({
      earliest: '2026-01-09',
      latest: '2026-01-09',
    });
  });

  test.each([
    ['address', '01-09', '01-13'],
    ['damage', '01-09', '01-13'],
    ['other', '01-09', '01-12'],
  ] as const)('leave room to mend %s', (reason, earliest, latest) => {
    expect(revisionsOf([8, 'EXCEPTION', { reason }])).toEqual([[8, reason, earliest, latest]]);
  });

  test('move on with the same width when the parcel is scanned after the last of them', () => {
    expect(revisionsOf([13, 'ARRIVED'])).toEqual([[13, 'delayed', '01-14', '01-19']]);
    expect(revisionsOf([8, 'OUT_FOR_DELIVERY'], [9, 'ARRIVED']).at(-1)).toEqual([
      9,
      'delayed',
      '01-12',
      '01-13',
    ]);
  });

  test('name the hold as cause when it outlasts them', () => {
    expect(revisionsOf([12, 'HELD'], [16, 'HELD']).map(([day, cause]) => [day, cause])).toEqual([
      [12, 'held'],
      [16, 'held'],
    ]);
  });

  test('are in the time zone of the destination', () => {
    const lateInUtc = Date.UTC(2026, 0, 8, 23, 30);
    const told: Told[] = [
      [8, 'OUT_FOR_DELIVERY', { occurredAt: lateInUtc, recordedAt: lateInUtc }],
    ];
    expect(expectedDays(outlookOf(told)).latest).toBe('2026-01-09');
  });

  test('do not change after delivery', () => {
    const outlook = outlookOf([
      [15, 'DELIVERED'],
      [20, 'ARRIVED'],
    ]);
    expect(outlook).toEqual({ plan: PLAN, deliveredAt: Date.UTC(2026, 0, 15, 10) });
  });

  test.each([
    [[[8, 'CANCELLED']]],
    [[[8, 'RETURN_STARTED']]],
    [[[8, 'RETURNED']]],
    [[[8, 'EXCEPTION', { reason: 'refused' }]]],
    [[[8, 'EXCEPTION', { reason: 'loss' }]]],
  ] as [Told[]][])('are not said after %j', (told) => {
    const late: Told[] = [...told, [20, 'CUSTOMS']];
    const state = projectState(foldEvents(1, BOOKED_AT, eventsOf(late)));
    expect(promisesDelivery(state)).toBe(false);
    expect(outlookOf(late).revisions).toBeUndefined();
  });

  test('are shown again when a refused or lost shipment moves on', () => {
    expect(revisionsOf([8, 'EXCEPTION', { reason: 'refused' }], [15, 'DEPARTED'])).toEqual([
      [15, 'delayed', '01-16', '01-20'],
    ]);
    expect(
      revisionsOf(
        [8, 'EXCEPTION', { reason: 'loss' }],
        [15, 'STATUS_SET', { setStatus: 'In Transit' }],
      ),
    ).toEqual([[15, 'delayed', '01-16', '01-20']]);
  });

  test('keep only the newest of many changes', () => {
    const told = Array.from({ length: 60 }, (_, index): Told => [10 + index * 7, 'ARRIVED']);
    expect(outlookOf(told).revisions).toHaveLength(20);
  });
});

describe('a shipment', () => {
  test('is delivered with the last of its pieces, until staff sets another status', () => {
    const told: Told[] = [
      [8, 'DELIVERED', { pieceNo: 2 }],
      [9, 'DELIVERED', { pieceNo: 1 }],
    ];
    expect(outlookOf(told.slice(0, 1), 2).deliveredAt).toBeUndefined();
    expect(outlookOf(told, 2).deliveredAt).toBe(Date.UTC(2026, 0, 9, 10, 1));
    const reopened: Told[] = [...told, [9, 'STATUS_SET', { setStatus: 'In Transit' }]];
    expect(outlookOf(reopened, 2).deliveredAt).toBeUndefined();
    const confirmed: Told[] = [...told, [12, 'STATUS_SET', { setStatus: 'Delivered' }]];
    expect(outlookOf(confirmed, 2).deliveredAt).toBe(Date.UTC(2026, 0, 9, 10, 1));
  });

  test('has had its exception since the first scan that reported it', () => {
    const told: Told[] = [
      [7, 'CUSTOMS_HOLD'],
      [8, 'CUSTOMS_HOLD'],
      [8, 'HELD'],
    ];
    expect(outlookOf(told).open).toEqual({
      customs_hold: Date.UTC(2026, 0, 7, 10),
      held: Date.UTC(2026, 0, 8, 10, 2),
    });
    expect(outlookOf([...told, [9, 'DEPARTED'], [9, 'CUSTOMS_RELEASED']]).open).toBeUndefined();
  });
});

const HOUR = 3_600_000;
const NAMED_DAYS = { earliest: '2026-01-13', latest: '2026-01-15' };
const PIECES = 3;
/** Few instants and ids over two weeks, so that ties, late days and voids of real events are common. */
const eventArb: fc.Arbitrary<TrackingEvent> = fc
  .record({
    sourceId: fc.integer({ min: 1, max: 2 }),
    scanId: fc.constantFrom(...'abcdefgh'),
    pieceNo: fc.constantFrom(0, 0, 1, 2, PIECES),
    code: fc.constantFrom(...EVENT_CODES),
    occurredAt: fc
      .integer({ min: -1, max: 28 })
      .map((halfDays) => BOOKED_AT + halfDays * 12 * HOUR),
    reason: fc.option(fc.constantFrom(...EXCEPTION_REASONS)),
    setStatus: fc.constantFrom(...STATUSES),
    voided: fc.record({
      sourceId: fc.integer({ min: 1, max: 2 }),
      scanId: fc.constantFrom(...'abcdefgh'),
    }),
  })
  .map(({ reason, setStatus, voided, ...event }) => ({
    ...event,
    recordedAt: event.occurredAt,
    ...(reason !== null && { reason }),
    ...(event.code === 'STATUS_SET' && { setStatus }),
    ...(event.code === 'EVENT_VOIDED' && { voids: voided }),
    ...(event.code === 'NOTED' && reason !== null && { days: NAMED_DAYS }),
  }));
const historyArb = fc.uniqueArray(eventArb, {
  selector: (event) => `${event.sourceId}:${event.scanId}`,
  maxLength: 14,
});
const SHIPMENT = { pieceCount: PIECES, bookedAt: BOOKED_AT };

/** All that the public page shows of the events but their list. */
function pageOf(events: readonly TrackingEvent[]) {
  const fold = foldEvents(PIECES, BOOKED_AT, events);
  const outlook = foldOutlook(PLAN, ENDS, SHIPMENT, events);
  return {
    state: projectState(fold),
    pieces: projectPieces(fold),
    outlook,
    problem: mostSeriousProblem(outlook, ENDS),
  };
}

describe('for any history of events', () => {
  test('the tracking page is the same in any order, with any repetition', () => {
    const shuffled = historyArb.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length }),
        fc.shuffledSubarray(history),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([history, reordered, repeated]) => {
        expect(pageOf([...reordered, ...repeated])).toEqual(pageOf(history));
      }),
      { numRuns: 400 },
    );
  });

  test('each event updates the stored outlook to that of the whole history', () => {
    fc.assert(
      fc.property(historyArb, (history) => {
        const inOrder = history
          .filter(({ code }) => code !== 'EVENT_VOIDED')
          .toSorted((a, b) => compareEvents(a, b, BOOKED_AT));
        let before = emptyFold(PIECES).pieces;
        let outlook: Outlook = { plan: PLAN };
        for (const [index, event] of inOrder.entries()) {
          const after = advancePieces(before, event);
          const next = advanceOutlook(outlook, ENDS, { before, after }, event, event.occurredAt);
          outlook = JSON.parse(JSON.stringify(next)) as Outlook;
          before = after;
          expect(outlook).toEqual(foldOutlook(PLAN, ENDS, SHIPMENT, inOrder.slice(0, index + 1)));
        }
      }),
      { numRuns: 400 },
    );
  });

  test('no revision promises a past day or changes nothing', () => {
    fc.assert(
      fc.property(historyArb, (history) => {
        const { revisions = [] } = foldOutlook(PLAN, ENDS, SHIPMENT, history);
        let days = `${PLAN.earliest} ${PLAN.latest}`;
        for (const [at, , earliest, latest] of revisions) {
          const today = new Date(at + HOUR).toISOString().slice(0, 10);
          expect(earliest >= today && latest >= earliest, `${today} ${earliest} ${latest}`).toBe(
            true,
          );
          expect(`${earliest} ${latest}`).not.toBe(days);
          days = `${earliest} ${latest}`;
        }
      }),
      { numRuns: 400 },
    );
  });

  test('an exception is open in the outlook exactly when it is open in the state', () => {
    fc.assert(
      fc.property(historyArb, (history) => {
        const { state, outlook, problem } = pageOf(history);
        expect(Object.keys(outlook.open ?? {}).toSorted()).toEqual(state.openExceptions.toSorted());
        expect(problem !== null).toBe(state.openExceptions.length > 0);
        const delivered = !state.cancelled && outlook.deliveredAt !== undefined;
        expect(delivered).toBe(!state.cancelled && allDelivered(history));
      }),
      { numRuns: 400 },
    );
  });
});

function allDelivered(history: readonly TrackingEvent[]): boolean {
  const pieces = projectPieces(foldEvents(PIECES, BOOKED_AT, history));
  const moving = pieces.filter(({ status }) => status !== 'Cancelled');
  const { piecesDelivered } = projectState(foldEvents(PIECES, BOOKED_AT, history));
  return moving.length > 0 && piecesDelivered === moving.length;
}
