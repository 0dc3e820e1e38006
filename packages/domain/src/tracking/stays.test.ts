import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_CODES, type EventCode } from './codes.ts';
import { hubStays, type LocatedEvent } from './stays.ts';

const BOOKED_AT = Date.UTC(2026, 0, 5, 8);
const HOUR = 3_600_000;

type Told = [hour: number, code: EventCode, hub: string | null, more?: Partial<LocatedEvent>];

function eventsOf(told: readonly Told[]): LocatedEvent[] {
  return told.map(([hour, code, hubId, more], index) => {
    const at = BOOKED_AT + hour * HOUR;
    const id = { sourceId: 1, scanId: String(index).padStart(3, '0') };
    return { ...id, pieceNo: 0, code, hubId, occurredAt: at, recordedAt: at, ...more };
  });
}

/** As [hub, hours since the booking, pieces]. */
function staysOf(told: readonly Told[], pieceCount = 1) {
  return hubStays({ pieceCount, bookedAt: BOOKED_AT }, eventsOf(told)).map(
    ({ hubId, since, pieces }) => [hubId, (since - BOOKED_AT) / HOUR, pieces],
  );
}

describe('the hub in which a piece stands', () => {
  test('is that of its last arrival, since the first scan there', () => {
    const told: Told[] = [
      [1, 'PICKED_UP', null],
      [2, 'ARRIVED', 'ANR'],
      [5, 'CUSTOMS_HOLD', 'ANR'],
      [6, 'EXCEPTION', null],
    ];
    expect(staysOf(told)).toEqual([['ANR', 2, 1]]);
  });

  test('is none after a departure, a pickup or going out, and starts again when the piece returns', () => {
    for (const code of ['DEPARTED', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) {
      expect(
        staysOf([
          [2, 'ARRIVED', 'ANR'],
          [3, code, 'ANR'],
        ]),
      ).toEqual([]);
    }
    const back: Told[] = [
      [2, 'ARRIVED', 'ANR'],
      [3, 'OUT_FOR_DELIVERY', 'ANR'],
      [9, 'ARRIVED', 'ANR'],
    ];
    expect(staysOf(back)).toEqual([['ANR', 9, 1]]);
  });

  test('is none after a scan in a place without a hub', () => {
    expect(
      staysOf([
        [2, 'ARRIVED', 'ANR'],
        [3, 'ARRIVED', null],
      ]),
    ).toEqual([]);
  });

  test('differs for pieces that were scanned alone', () => {
    const told: Told[] = [
      [2, 'ARRIVED', 'ANR'],
      [3, 'DEPARTED', 'ANR', { pieceNo: 1 }],
      [4, 'ARRIVED', 'PAR', { pieceNo: 1 }],
    ];
    expect(staysOf(told, 3)).toEqual([
      ['PAR', 4, 1],
      ['ANR', 2, 2],
    ]);
  });

  test('is none when staff sets that it has left, and stays when staff sets in transit', () => {
    const set = (setStatus: NonNullable<LocatedEvent['setStatus']>) =>
      staysOf([
        [2, 'ARRIVED', 'ANR'],
        [3, 'STATUS_SET', null, { setStatus }],
      ]);
    expect(set('Out for Delivery')).toEqual([]);
    expect(set('In Transit')).toEqual([['ANR', 2, 1]]);
  });

  test('does not depend on order and repetition of arrival', () => {
    const event = fc.record({
      hour: fc.nat({ max: 5 }),
      code: fc.constantFrom(...EVENT_CODES),
      hub: fc.constantFrom('ANR', 'PAR', null),
      pieceNo: fc.nat({ max: 2 }),
    });
    const history = fc
      .array(event, { maxLength: 10 })
      .map((events) =>
        eventsOf(events.map(({ hour, code, hub, pieceNo }) => [hour, code, hub, { pieceNo }])),
      );
    const shipment = { pieceCount: 2, bookedAt: BOOKED_AT };
    fc.assert(
      fc.property(
        history.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray(events, { minLength: events.length }),
            fc.shuffledSubarray(events),
          ),
        ),
        ([events, shuffled, repeated]) => {
          expect(hubStays(shipment, [...shuffled, ...repeated])).toEqual(
            hubStays(shipment, events),
          );
        },
      ),
    );
  });
});
