import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventCode, SCAN_CODES } from './codes.ts';
import type { TrackingEvent } from './event.ts';
import { emptyFold, foldEvents, type ShipmentFold } from './fold.ts';
import {
  type MilestoneKind,
  milestoneIdentity,
  milestoneOf,
  milestoneReached,
  type Milestone,
} from './milestones.ts';
import { projectState } from './state.ts';

const BOOKED_AT = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000;

type Step = EventCode | [EventCode, Partial<TrackingEvent>];

/** Events a minute apart. Scan ids count from "0". */
function history(...steps: Step[]): TrackingEvent[] {
  return steps.map((step, index) => {
    const [code, rest] = typeof step === 'string' ? [step, {}] : step;
    const at = BOOKED_AT + index * MINUTE;
    const id = { sourceId: 1, scanId: String(index), pieceNo: 0 };
    return { ...id, code, occurredAt: at, recordedAt: at, ...rest };
  });
}

const foldOf = (events: readonly TrackingEvent[], pieces = 1) =>
  foldEvents(pieces, BOOKED_AT, events);
const damage: Step = ['EXCEPTION', { reason: 'damage' }];
const failedAttempt: Step = ['EXCEPTION', { reason: 'failed_attempt' }];

/** What is told while events arrive in batches, in the order given, as the store sees them. */
function tell(batches: readonly (readonly TrackingEvent[])[], pieces = 1): Milestone[] {
  const stored = new Map<string, TrackingEvent>();
  const told: Milestone[] = [];
  let fold: ShipmentFold = emptyFold(pieces);
  for (const batch of batches) {
    const before = projectState(fold);
    for (const event of batch) stored.set(event.scanId, event);
    fold = foldOf([...stored.values()], pieces);
    const kind = milestoneReached(before, projectState(fold));
    const milestone = kind && milestoneOf(kind, emptyFold(pieces), BOOKED_AT, [...stored.values()]);
    expect(milestone === null).toBe(kind === null);
    if (milestone !== null) told.push(milestone);
  }
  return told;
}

const kinds = (told: readonly Milestone[]) => told.map(({ kind }) => kind);
const oneByOne = (events: readonly TrackingEvent[]) => events.map((event) => [event]);

describe('the milestone of a scan', () => {
  const journeys: [string, Step[], Step, MilestoneKind | null][] = [
    ['picked up', ['CREATED'], 'PICKED_UP', 'picked_up'],
    ['in transit for the first time', ['PICKED_UP'], 'DEPARTED', 'in_transit'],
    ['one more hub', ['PICKED_UP', 'DEPARTED'], 'ARRIVED', null],
    ['out for delivery', ['ARRIVED'], 'OUT_FOR_DELIVERY', 'out_for_delivery'],
    ['back at the depot', ['OUT_FOR_DELIVERY'], 'ARRIVED', null],
    ['a failed attempt', ['OUT_FOR_DELIVERY'], failedAttempt, 'failed_attempt'],
    [
      'out for delivery once more',
      ['OUT_FOR_DELIVERY', 'EXCEPTION'],
      'OUT_FOR_DELIVERY',
      'out_for_delivery',
    ],
    ['delivered', ['OUT_FOR_DELIVERY'], 'DELIVERED', 'delivered'],
    ['delivered twice', ['DELIVERED'], 'DELIVERED', null],
    ['delivered with its damage still open', [damage], 'DELIVERED', 'delivered'],
    ['held at customs', ['ARRIVED'], 'CUSTOMS_HOLD', 'customs_hold'],
    ['still held at customs', ['ARRIVED', 'CUSTOMS_HOLD'], 'ARRIVED', null],
    ['released by customs', ['ARRIVED', 'CUSTOMS_HOLD'], 'CUSTOMS_RELEASED', null],
    ['damaged while held', ['CUSTOMS_HOLD'], damage, 'damage'],
    ['a return', ['OUT_FOR_DELIVERY'], 'RETURN_STARTED', 'returning'],
    ['out for delivery to the sender', ['RETURN_STARTED'], 'OUT_FOR_DELIVERY', null],
    ['returned to the sender', ['RETURN_STARTED'], 'DELIVERED', 'returned'],
    ['cancelled', ['CREATED'], 'CANCELLED', 'cancelled'],
    ['a scan after cancelling', ['CANCELLED'], 'ARRIVED', null],
    ['set back by staff', ['DELIVERED'], ['STATUS_SET', { setStatus: 'Picked Up' }], null],
  ];
  test.each(journeys)('%s', (_, before, step, expected) => {
    const then = projectState(foldOf(history(...before)));
    const now = projectState(foldOf(history(...before, step)));
    expect(milestoneReached(then, now)).toBe(expected);
  });

  test('is the last one when a whole day is sent at once', () => {
    const day = history('PICKED_UP', 'DEPARTED', 'OUT_FOR_DELIVERY', 'DELIVERED');
    expect(tell([day])).toEqual([{ kind: 'delivered', event: { sourceId: 1, scanId: '3' } }]);
  });

  test('comes with the last of several pieces', () => {
    const scans = history(
      ['OUT_FOR_DELIVERY', { pieceNo: 2 }],
      ['OUT_FOR_DELIVERY', { pieceNo: 1 }],
    );
    const expected = [{ kind: 'out_for_delivery', event: { sourceId: 1, scanId: '1' } }];
    expect(tell(oneByOne(scans), 2)).toEqual(expected);
    expect(tell(oneByOne(scans.toReversed()), 2)).toEqual(expected);
  });
});

describe('the identity of a milestone', () => {
  test('is new when the shipment goes out for delivery again after a failed attempt', () => {
    const told = tell(
      oneByOne(history('OUT_FOR_DELIVERY', failedAttempt, 'OUT_FOR_DELIVERY', 'DELIVERED')),
    );
    expect(kinds(told)).toEqual([
      'out_for_delivery',
      'failed_attempt',
      'out_for_delivery',
      'delivered',
    ]);
    expect(new Set(told.map(milestoneIdentity)).size).toBe(4);
  });

  test('is the old one when voiding a delivery makes the shipment out for delivery again', () => {
    const voiding: Step = ['EVENT_VOIDED', { voids: { sourceId: 1, scanId: '1' } }];
    const told = tell(oneByOne(history('OUT_FOR_DELIVERY', 'DELIVERED', voiding)));
    expect(told.map(milestoneIdentity)).toEqual([
      'out_for_delivery:1:0',
      'delivered:1:1',
      'out_for_delivery:1:0',
    ]);
  });

  test('is the same from the new events as from all events', () => {
    const events = history('PICKED_UP', 'HELD', 'ARRIVED', 'OUT_FOR_DELIVERY', 'EXCEPTION');
    const [before, after] = [events.slice(0, 2), events.slice(2)];
    const found = milestoneOf('other', foldOf(before), BOOKED_AT, after);
    expect(found).toEqual({ kind: 'other', event: { sourceId: 1, scanId: '4' } });
    expect(milestoneOf('other', emptyFold(1), BOOKED_AT, events)).toEqual(found);
  });
});

describe('milestones in any order, batching and repetition of scans', () => {
  const scansArb = fc
    .array(fc.constantFrom(...SCAN_CODES), { minLength: 1, maxLength: 10 })
    .map((codes) => history(...codes));
  const arrivalsArb = scansArb.chain((scans) =>
    fc.tuple(
      fc.constant(scans),
      fc
        .tuple(fc.shuffledSubarray(scans, { minLength: scans.length }), fc.shuffledSubarray(scans))
        .map(([all, again]) => [...all, ...again]),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 20, maxLength: 20 }),
    ),
  );

  const batchesOf = (arrivals: readonly TrackingEvent[], sizes: readonly number[]) => {
    const batches: TrackingEvent[][] = [];
    for (let at = 0, size = 1; at < arrivals.length; at += size) {
      size = sizes[batches.length] ?? 1;
      batches.push(arrivals.slice(at, at + size));
    }
    return batches;
  };
  /** Each identity is sent once: it is the key of the effect. */
  const sent = (told: readonly Milestone[]) =>
    [...new Map(told.map((each) => [milestoneIdentity(each), each])).values()].map(
      ({ kind }) => kind,
    );

  test('are sent no more often than scanned, and the first steps only once', () => {
    fc.assert(
      fc.property(arrivalsArb, ([scans, arrivals, sizes]) => {
        const told = sent(tell(batchesOf(arrivals, sizes)));
        const count = (kind: MilestoneKind) => told.filter((each) => each === kind).length;
        for (const kind of ['out_for_delivery', 'delivered', 'held', 'customs_hold'] as const) {
          const scanned = scans.filter((scan) => scan.code === kind.toUpperCase()).length;
          expect(count(kind), kind).toBeLessThanOrEqual(scanned);
        }
        for (const kind of ['picked_up', 'in_transit', 'cancelled'] as const) {
          expect(count(kind), kind).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  test('are not sent again for repeated scans', () => {
    fc.assert(
      fc.property(arrivalsArb, ([scans, arrivals, sizes]) => {
        const batches = batchesOf(arrivals, sizes);
        expect(tell([...batches, ...batches, scans])).toEqual(tell(batches));
      }),
    );
  });
});
