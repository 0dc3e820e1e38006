import { describe, expect, test } from 'vitest';
import {
  EVENT_CODES,
  type EventCode,
  SCAN_CODES,
  type Status,
  STATUSES,
  statusOfCode,
} from './codes.ts';
import type { TrackingEvent } from './event.ts';
import { foldEvents } from './fold.ts';
import { PROGRESS_STEPS, projectState, type ShipmentState, statusIndex } from './state.ts';

const BOOKED_AT = Date.UTC(2026, 0, 5, 9);
const MINUTE = 60_000;

type Step = EventCode | [EventCode, Partial<TrackingEvent>];

/** The state after these events, a minute apart. Scan ids count from "0". */
function after(pieceCount: number, ...steps: Step[]): ShipmentState {
  const events = steps.map((step, index): TrackingEvent => {
    const [code, rest] = typeof step === 'string' ? [step, {}] : step;
    const at = BOOKED_AT + index * MINUTE;
    return {
      sourceId: 1,
      scanId: String(index),
      pieceNo: 0,
      code,
      occurredAt: at,
      recordedAt: at,
      ...rest,
    };
  });
  return projectState(foldEvents(pieceCount, BOOKED_AT, events));
}

const one = (...steps: Step[]) => after(1, ...steps);
const set = (setStatus: Status): Step => ['STATUS_SET', { setStatus }];
const exception = (reason: TrackingEvent['reason'] & string): Step => ['EXCEPTION', { reason }];
const onPiece = (pieceNo: number, code: EventCode): Step => [code, { pieceNo }];
const voiding = (scanId: number): Step => [
  'EVENT_VOIDED',
  { voids: { sourceId: 1, scanId: String(scanId) } },
];

describe('the status of one piece', () => {
  test('a shipment without events is created', () => {
    expect(one()).toEqual({
      status: 'Created',
      furthest: 0,
      pieceCount: 1,
      piecesDelivered: 0,
      openExceptions: [],
      cancelled: false,
      returning: false,
      lastCode: null,
      lastEffectiveAt: null,
    });
  });

  test.each(SCAN_CODES)('%s by itself gives the status it stands for', (code) => {
    expect(one(code).status).toBe(statusOfCode(code));
  });

  test('an ordinary journey ends delivered', () => {
    expect(
      one(
        'CREATED',
        'PICKED_UP',
        'DEPARTED',
        'ARRIVED',
        'CUSTOMS',
        'OUT_FOR_DELIVERY',
        'DELIVERED',
      ),
    ).toMatchObject({
      status: 'Delivered',
      furthest: 4,
      piecesDelivered: 1,
      lastCode: 'DELIVERED',
      lastEffectiveAt: BOOKED_AT + 6 * MINUTE,
    });
  });

  test('the status follows the latest event, while the progress bar keeps the furthest milestone', () => {
    expect(one('PICKED_UP', 'OUT_FOR_DELIVERY', 'ARRIVED')).toMatchObject({
      status: 'In Transit',
      furthest: 3,
    });
  });

  test('a parcel picked up before its booking does not fall back to created', () => {
    expect(one('PICKED_UP', 'CREATED')).toMatchObject({ status: 'Picked Up', furthest: 1 });
  });
});

describe('exceptions', () => {
  test('an exception overlays the reached milestone', () => {
    expect(one('PICKED_UP', 'EXCEPTION')).toMatchObject({ status: 'Exception', furthest: 1 });
    expect(one('OUT_FOR_DELIVERY', 'EXCEPTION')).toMatchObject({
      status: 'Exception',
      furthest: 3,
    });
  });

  test('an exception alone counts as in transit', () => {
    expect(one('CREATED', 'CUSTOMS_HOLD')).toMatchObject({ status: 'Exception', furthest: 2 });
    expect(one('HELD', 'PICKED_UP')).toMatchObject({ status: 'Picked Up', furthest: 1 });
  });

  test('an exception without a reason is of the kind other', () => {
    expect(one('EXCEPTION').openExceptions).toEqual(['other']);
  });

  test('a customs hold ends with the release and not with movement', () => {
    expect(one('CUSTOMS_HOLD', 'ARRIVED', 'DEPARTED')).toMatchObject({
      status: 'Exception',
      openExceptions: ['customs_hold'],
    });
    expect(one('CUSTOMS_HOLD', 'ARRIVED', 'CUSTOMS_RELEASED')).toMatchObject({
      status: 'In Transit',
      openExceptions: [],
    });
  });

  test('a customs release ends nothing but the customs hold', () => {
    expect(one('CUSTOMS_HOLD', 'HELD', 'CUSTOMS_RELEASED').openExceptions).toEqual(['held']);
    expect(one('EXCEPTION', 'CUSTOMS_RELEASED').status).toBe('Exception');
  });

  const movements = ['PICKED_UP', 'IN_TRANSIT', 'ARRIVED', 'DEPARTED', 'OUT_FOR_DELIVERY'] as const;
  test.each(movements)('%s ends being held and failed attempts, but not damage or loss', (code) => {
    for (const reason of ['failed_attempt', 'address', 'refused', 'other'] as const) {
      expect(one(exception(reason), 'HELD', code)).toMatchObject({
        status: statusOfCode(code),
        openExceptions: [],
      });
    }
    expect(one(exception('damage'), exception('loss'), code)).toMatchObject({
      status: 'Exception',
      openExceptions: ['damage', 'loss'],
    });
  });

  test('a customs inspection alone ends no exception', () => {
    expect(one('HELD', 'CUSTOMS').openExceptions).toEqual(['held']);
  });

  test('delivery ends holds and attempts, and damage stays open for staff', () => {
    expect(one('CUSTOMS_HOLD', 'HELD', 'EXCEPTION', 'DELIVERED')).toMatchObject({
      status: 'Delivered',
      openExceptions: [],
    });
    expect(one(exception('damage'), 'DELIVERED')).toMatchObject({
      status: 'Exception',
      furthest: 4,
      piecesDelivered: 1,
      openExceptions: ['damage'],
    });
    expect(one(exception('damage'), 'DELIVERED', set('Delivered')).status).toBe('Delivered');
  });
});

describe('after delivery', () => {
  test.each(SCAN_CODES)('a later %s changes nothing but the time of the last event', (code) => {
    const delivered = one('OUT_FOR_DELIVERY', 'DELIVERED');
    expect(one('OUT_FOR_DELIVERY', 'DELIVERED', code)).toEqual({
      ...delivered,
      lastCode: code,
      lastEffectiveAt: BOOKED_AT + 2 * MINUTE,
    });
  });

  test('voiding the delivery takes it back', () => {
    expect(one('OUT_FOR_DELIVERY', 'DELIVERED', 'ARRIVED', voiding(1))).toMatchObject({
      status: 'In Transit',
      furthest: 3,
      piecesDelivered: 0,
    });
  });

  test('staff can set another status', () => {
    expect(one('DELIVERED', set('Out for Delivery'))).toMatchObject({
      status: 'Out for Delivery',
      furthest: 3,
      piecesDelivered: 0,
    });
  });

  test('a return starts the way back', () => {
    expect(one('DELIVERED', 'RETURN_STARTED')).toMatchObject({
      status: 'In Transit',
      returning: true,
      piecesDelivered: 0,
    });
  });
});

describe('a status set by staff', () => {
  test.each(STATUSES)('%s supersedes everything before it', (status) => {
    const exceptions: Step[] = ['CUSTOMS_HOLD', exception('damage'), 'RETURN_STARTED'];
    expect(one('OUT_FOR_DELIVERY', ...exceptions, set(status))).toMatchObject({
      status,
      furthest: status === 'Cancelled' ? 3 : statusIndex(status),
      openExceptions: status === 'Exception' ? ['other'] : [],
      returning: false,
    });
  });

  test('scans after it count again', () => {
    expect(one('DELIVERED', set('Picked Up'), 'IN_TRANSIT')).toMatchObject({
      status: 'In Transit',
      furthest: 2,
    });
  });

  test('an exception set by staff can name damage, which movement does not close', () => {
    const damaged: Step = ['STATUS_SET', { setStatus: 'Exception', reason: 'damage' }];
    expect(one(damaged, 'IN_TRANSIT').openExceptions).toEqual(['damage']);
    expect(one(set('Exception'), 'IN_TRANSIT').openExceptions).toEqual([]);
  });

  test('it wins over scans at the same instant', () => {
    const now = { occurredAt: BOOKED_AT, recordedAt: BOOKED_AT };
    expect(one(['STATUS_SET', { setStatus: 'Picked Up', ...now }], ['DELIVERED', now]).status).toBe(
      'Picked Up',
    );
  });
});

describe('returns', () => {
  test('a started return ends failed attempts and goes to the sender', () => {
    expect(one('OUT_FOR_DELIVERY', exception('refused'), 'RETURN_STARTED')).toMatchObject({
      status: 'In Transit',
      furthest: 3,
      returning: true,
      openExceptions: [],
    });
  });

  test('movement during a return is not progress towards the recipient', () => {
    expect(one('PICKED_UP', 'RETURN_STARTED', 'ARRIVED', 'OUT_FOR_DELIVERY')).toMatchObject({
      status: 'Out for Delivery',
      furthest: 1,
      returning: true,
    });
  });

  test('delivered while returning means returned to the sender', () => {
    const returned = { status: 'Exception', openExceptions: ['returned'], piecesDelivered: 0 };
    expect(one('OUT_FOR_DELIVERY', 'RETURN_STARTED', 'DELIVERED')).toMatchObject(returned);
    expect(one('OUT_FOR_DELIVERY', 'RETURN_STARTED', 'DELIVERED', 'ARRIVED')).toMatchObject(
      returned,
    );
    expect(one('OUT_FOR_DELIVERY', 'RETURNED', 'DELIVERED')).toMatchObject(returned);
  });

  test('only staff can end a return', () => {
    expect(one('RETURNED', 'RETURN_STARTED', 'IN_TRANSIT').openExceptions).toEqual(['returned']);
    expect(one('RETURNED', set('In Transit'))).toMatchObject({
      status: 'In Transit',
      returning: false,
    });
  });
});

describe('cancellation', () => {
  test('nothing changes a cancelled shipment', () => {
    const cancelled = { status: 'Cancelled', furthest: 1, cancelled: true, openExceptions: [] };
    expect(one('PICKED_UP', 'CANCELLED')).toMatchObject(cancelled);
    for (const code of EVENT_CODES) {
      expect(one('PICKED_UP', 'CANCELLED', [code, { setStatus: 'Delivered' }])).toMatchObject(
        cancelled,
      );
    }
    expect(one('PICKED_UP', 'CANCELLED', voiding(1))).toMatchObject(cancelled);
  });

  test('a late delivery scan does not undo it, whatever its time', () => {
    expect(one('DELIVERED', 'CANCELLED').status).toBe('Cancelled');
  });

  test('a cancelled piece does not hold the others back', () => {
    expect(after(3, onPiece(2, 'CANCELLED'), onPiece(1, 'DELIVERED'))).toMatchObject({
      status: 'Created',
      cancelled: false,
    });
    expect(
      after(3, onPiece(2, 'CANCELLED'), onPiece(1, 'DELIVERED'), onPiece(3, 'DELIVERED')),
    ).toMatchObject({ status: 'Delivered', pieceCount: 3, piecesDelivered: 2, cancelled: false });
  });
});

describe('several pieces', () => {
  test('an event of the whole shipment moves every piece', () => {
    expect(after(3, 'DELIVERED')).toMatchObject({ status: 'Delivered', piecesDelivered: 3 });
  });

  test('the shipment has the status of its least advanced piece', () => {
    expect(
      after(3, 'PICKED_UP', onPiece(1, 'DELIVERED'), onPiece(3, 'OUT_FOR_DELIVERY')),
    ).toMatchObject({
      status: 'Picked Up',
      furthest: 1,
      pieceCount: 3,
      piecesDelivered: 1,
    });
  });

  test('an open exception of one piece is an exception of the shipment', () => {
    expect(
      after(2, 'OUT_FOR_DELIVERY', onPiece(1, 'DELIVERED'), onPiece(2, 'EXCEPTION')),
    ).toMatchObject({
      status: 'Exception',
      furthest: 3,
      piecesDelivered: 1,
      openExceptions: ['other'],
    });
  });

  test('an exception of one piece does not advance the others', () => {
    expect(after(2, onPiece(1, 'CUSTOMS_HOLD'))).toMatchObject({
      status: 'Exception',
      furthest: 0,
    });
  });

  test('an event of a piece that does not exist moves nothing', () => {
    expect(after(2, onPiece(3, 'DELIVERED'))).toMatchObject({
      status: 'Created',
      piecesDelivered: 0,
    });
  });
});

test('the progress bar has five steps and a position for every status', () => {
  expect(PROGRESS_STEPS).toHaveLength(5);
  expect(STATUSES.map(statusIndex)).toEqual([0, 1, 2, 3, 4, 2, 0]);
});
