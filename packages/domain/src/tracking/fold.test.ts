import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_CODES, EXCEPTION_REASONS, isVoidable, STATUSES } from './codes.ts';
import { compareEvents, effectiveAt, type TrackingEvent } from './event.ts';
import { applyNext, emptyFold, foldEvents, type ShipmentFold } from './fold.ts';
import { projectState } from './state.ts';

const BOOKED_AT = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PIECES = 3;

const scan = (fields: Partial<TrackingEvent>): TrackingEvent => ({
  sourceId: 1,
  scanId: 'a',
  pieceNo: 0,
  code: 'IN_TRANSIT',
  occurredAt: BOOKED_AT,
  recordedAt: fields.occurredAt ?? BOOKED_AT,
  ...fields,
});

/** Few instants, sources and ids, so that ties, misdated events and voids of real events are common. */
const eventArb: fc.Arbitrary<TrackingEvent> = fc
  .record({
    sourceId: fc.integer({ min: 1, max: 2 }),
    scanId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    pieceNo: fc.constantFrom(0, 0, 1, 2, PIECES),
    code: fc.constantFrom(...EVENT_CODES),
    occurredAt: fc
      .constantFrom(-25 * HOUR, -HOUR, 0, HOUR, 2 * HOUR, 3 * HOUR)
      .map((ms) => BOOKED_AT + ms),
    delayMs: fc.constantFrom(-11 * MINUTE, 0, HOUR, 30 * HOUR),
    reason: fc.option(fc.constantFrom(...EXCEPTION_REASONS)),
    setStatus: fc.constantFrom(...STATUSES),
    voided: fc.record({
      sourceId: fc.integer({ min: 1, max: 2 }),
      scanId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    }),
  })
  .map(({ delayMs, reason, setStatus, voided, ...event }) => ({
    ...event,
    recordedAt: event.occurredAt + delayMs,
    ...(event.code === 'EXCEPTION' && reason !== null && { reason }),
    ...(event.code === 'STATUS_SET' && { setStatus }),
    ...(event.code === 'EVENT_VOIDED' && { voids: voided }),
  }));

const idOf = (event: TrackingEvent) => `${event.sourceId}:${event.scanId}`;

/** As the store holds them: one event per source and scan id. */
const historyArb = fc.uniqueArray(eventArb, { selector: idOf, maxLength: 12 });

/** Arrival at the store: known ids are dropped, the fold is kept as JSON, null means refold. */
function receive(arrivals: readonly TrackingEvent[]): ShipmentFold {
  const stored = new Map<string, TrackingEvent>();
  let fold = emptyFold(PIECES);
  for (const event of arrivals) {
    if (stored.has(idOf(event))) continue;
    stored.set(idOf(event), event);
    const next = applyNext(fold, BOOKED_AT, event);
    fold = next ?? foldEvents(PIECES, BOOKED_AT, [...stored.values()]);
    fold = JSON.parse(JSON.stringify(fold)) as ShipmentFold;
  }
  return fold;
}

describe('the fold of any history', () => {
  test('does not depend on order, repetition and batching of arrival', () => {
    const shuffled = historyArb.chain((history) =>
      fc.tuple(
        fc.constant(history),
        fc.shuffledSubarray(history, { minLength: history.length }),
        fc.shuffledSubarray(history),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([history, reordered, repeated]) => {
        const fold = foldEvents(PIECES, BOOKED_AT, history);
        expect(foldEvents(PIECES, BOOKED_AT, [...reordered, ...repeated])).toEqual(fold);
        expect(receive([...reordered, ...repeated])).toEqual(fold);
        expect(projectState(receive(reordered))).toEqual(projectState(fold));
      }),
      { numRuns: 2000 },
    );
  });

  test('equals the refold after every incremental step', () => {
    let steps = 0;
    fc.assert(
      fc.property(historyArb, (history) => {
        const inOrder = history.toSorted((a, b) => compareEvents(a, b, BOOKED_AT));
        let fold = emptyFold(PIECES);
        for (const [index, event] of inOrder.entries()) {
          const next = applyNext(fold, BOOKED_AT, event);
          const refolded = foldEvents(PIECES, BOOKED_AT, inOrder.slice(0, index + 1));
          expect(next ?? refolded).toEqual(refolded);
          if (next !== null) steps++;
          fold = refolded;
        }
      }),
      { numRuns: 1000 },
    );
    expect(steps).toBeGreaterThan(1000);
  });

  test('is the same for a voided event as without it', () => {
    fc.assert(
      fc.property(historyArb, fc.nat(), (history, pick) => {
        const voidable = history.filter((event) => isVoidable(event.code));
        const target = voidable[pick % Math.max(1, voidable.length)];
        fc.pre(target !== undefined);
        const voiding = scan({
          sourceId: 9,
          code: 'EVENT_VOIDED',
          voids: { sourceId: target.sourceId, scanId: target.scanId },
        });
        const without = history.filter((event) => event !== target);
        expect(projectState(foldEvents(PIECES, BOOKED_AT, [...history, voiding]))).toEqual(
          projectState(foldEvents(PIECES, BOOKED_AT, without)),
        );
      }),
      { numRuns: 1000 },
    );
  });

  test('ignores a void of a void', () => {
    fc.assert(
      fc.property(historyArb, (history) => {
        const voids = history.filter((event) => event.code === 'EVENT_VOIDED');
        const counter = voids.map((event, index) =>
          scan({
            sourceId: 9,
            scanId: String(index),
            code: 'EVENT_VOIDED',
            voids: { sourceId: event.sourceId, scanId: event.scanId },
          }),
        );
        expect(projectState(foldEvents(PIECES, BOOKED_AT, [...history, ...counter]))).toEqual(
          projectState(foldEvents(PIECES, BOOKED_AT, history)),
        );
      }),
    );
  });

  test('keeps a cancellation final', () => {
    fc.assert(
      fc.property(historyArb, fc.constantFrom(-1, 0, 1, 4), (history, hours) => {
        const cancellation = scan({
          sourceId: 9,
          code: 'CANCELLED',
          occurredAt: BOOKED_AT + hours * HOUR,
        });
        const voiding = scan({
          sourceId: 9,
          scanId: 'b',
          code: 'EVENT_VOIDED',
          voids: { sourceId: 9, scanId: 'a' },
        });
        const state = projectState(
          foldEvents(PIECES, BOOKED_AT, [...history, cancellation, voiding]),
        );
        expect(state).toMatchObject({ status: 'Cancelled', cancelled: true, openExceptions: [] });
      }),
    );
  });

  test('never gives a contradictory state', () => {
    fc.assert(
      fc.property(historyArb, (history) => {
        const state = projectState(foldEvents(PIECES, BOOKED_AT, history));
        expect(state.status === 'Exception').toBe(state.openExceptions.length > 0);
        expect(state.status === 'Cancelled').toBe(state.cancelled);
        expect(state.status === 'Delivered' ? state.furthest : 4).toBe(4);
        expect(state.piecesDelivered).toBeLessThanOrEqual(state.pieceCount);
      }),
      { numRuns: 1000 },
    );
  });

  test('treats an event of the whole shipment as the same event of every piece', () => {
    const wholeShipment = historyArb.map((history) =>
      history.map((event) => ({ ...event, pieceNo: 0 })),
    );
    fc.assert(
      fc.property(wholeShipment, (history) => {
        const [first, ...others] = foldEvents(PIECES, BOOKED_AT, history).pieces;
        expect(others).toEqual([first, first]);
        expect(foldEvents(1, BOOKED_AT, history).pieces).toEqual([first]);
      }),
    );
  });
});

describe('the time of an event', () => {
  test('is what the device reports', () => {
    const late = scan({ occurredAt: BOOKED_AT + HOUR, recordedAt: BOOKED_AT + 48 * HOUR });
    expect(effectiveAt(late, BOOKED_AT)).toEqual({ at: BOOKED_AT + HOUR, flagged: false });
  });

  test('is the arrival, flagged, when more than 10 minutes in the future', () => {
    const recordedAt = BOOKED_AT + HOUR;
    const ahead = (ms: number) =>
      effectiveAt(scan({ occurredAt: recordedAt + ms, recordedAt }), BOOKED_AT);
    expect(ahead(10 * MINUTE)).toEqual({ at: recordedAt + 10 * MINUTE, flagged: false });
    expect(ahead(10 * MINUTE + 1)).toEqual({ at: recordedAt, flagged: true });
  });

  test('is the arrival, flagged, when more than 24 hours before booking', () => {
    const recordedAt = BOOKED_AT + HOUR;
    const before = (ms: number) =>
      effectiveAt(scan({ occurredAt: BOOKED_AT - ms, recordedAt }), BOOKED_AT);
    expect(before(24 * HOUR)).toEqual({ at: BOOKED_AT - 24 * HOUR, flagged: false });
    expect(before(24 * HOUR + 1)).toEqual({ at: recordedAt, flagged: true });
  });
});

describe('the order of events', () => {
  test('is effective time, then code, then source, then scan id, and never arrival', () => {
    const ordered = [
      scan({ occurredAt: BOOKED_AT - 1, code: 'DELIVERED', sourceId: 9, scanId: 'z' }),
      scan({ code: 'PICKED_UP', sourceId: 9, scanId: 'z' }),
      scan({ code: 'ARRIVED', sourceId: 1, scanId: 'z' }),
      scan({ code: 'ARRIVED', sourceId: 2, scanId: 'B' }),
      scan({ code: 'ARRIVED', sourceId: 2, scanId: 'a', recordedAt: BOOKED_AT - 1 }),
      scan({ code: 'STATUS_SET', sourceId: 1, scanId: 'a' }),
    ];
    expect(ordered.toReversed().sort((a, b) => compareEvents(a, b, BOOKED_AT))).toEqual(ordered);
  });

  test('needs a refold for an event that does not sort last, a repeated one and a void', () => {
    const fold = foldEvents(1, BOOKED_AT, [scan({ code: 'ARRIVED' })]);
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'PICKED_UP' }))).toBeNull();
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'ARRIVED' }))).toBeNull();
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'EVENT_VOIDED', scanId: 'b' }))).toBeNull();
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'DEPARTED' }))).not.toBeNull();
  });

  test('does not count an event that arrives after its own void', () => {
    const voiding = scan({
      scanId: 'v',
      code: 'EVENT_VOIDED',
      voids: { sourceId: 1, scanId: 'a' },
    });
    const fold = foldEvents(1, BOOKED_AT, [voiding]);
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'DELIVERED' }))).toBeNull();
    expect(applyNext(fold, BOOKED_AT, scan({ code: 'DELIVERED', scanId: 'b' }))).not.toBeNull();
  });
});

test('keeps the mark of ordinary movement until another event comes', () => {
  const moved = foldEvents(1, BOOKED_AT, [scan({ code: 'ARRIVED' })]);
  expect(moved.ordinary).toBe(true);
  const held = applyNext(moved, BOOKED_AT, scan({ code: 'HELD', scanId: 'b' }));
  expect(held).toEqual(
    foldEvents(1, BOOKED_AT, [scan({ code: 'ARRIVED' }), scan({ code: 'HELD', scanId: 'b' })]),
  );
  expect(held).not.toHaveProperty('ordinary');
});

test('the fold of a parcel is under 120 bytes of JSON, with a UUID as scan id', () => {
  const events = EVENT_CODES.map((code, index) =>
    scan({
      code,
      sourceId: 2_000_000_000,
      scanId: '019b8f5e-7c3a-7d2e-9f10-0123456789ab',
      occurredAt: BOOKED_AT + index * HOUR,
      reason: 'loss',
    }),
  );
  expect(JSON.stringify(foldEvents(1, BOOKED_AT, events)).length).toBeLessThan(120);
});

test('a shipment has at least one piece', () => {
  for (const count of [0, -1, 1.5]) expect(() => emptyFold(count)).toThrow(RangeError);
});
