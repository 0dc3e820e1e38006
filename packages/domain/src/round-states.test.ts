import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isHeldBack,
  isOpen,
  isSettled,
  mayBecome,
  obstacleOf,
  PIECE_STANDINGS,
  ROUND_STATES,
  standingOf,
  stateAfter,
  STOP_KINDS,
  stopStateOf,
} from './round-states.ts';
import { type EventCode, foldEvents } from './tracking/index.ts';

function foldOf(...codes: EventCode[]) {
  const events = codes.map((code, at) => ({
    sourceId: 1,
    scanId: `00000000-0000-7000-8000-00000000000${at}`,
    pieceNo: 1,
    code,
    occurredAt: at * 1000,
    recordedAt: at * 1000,
  }));
  return foldEvents(2, 0, events);
}

describe('a round', () => {
  it('can be cancelled until it is out', () => {
    const cancellable = ROUND_STATES.filter((state) => mayBecome(state, 'cancelled'));
    expect(cancellable).toEqual(['draft', 'planned', 'released', 'loading']);
  });

  it('is closed from back alone', () => {
    expect(ROUND_STATES.filter((state) => mayBecome(state, 'closed'))).toEqual(['back']);
  });

  it('ends whatever happens to it', () => {
    const reaches = (state: (typeof ROUND_STATES)[number]): boolean =>
      !isOpen(state) || ROUND_STATES.some((next) => mayBecome(state, next) && reaches(next));
    expect(ROUND_STATES.every(reaches)).toBe(true);
  });

  it('is back even if its departure was never received, and ignores repeated acts', () => {
    expect(stateAfter('return', 'loading')).toBe('back');
    expect(stateAfter('return', 'back')).toBeNull();
    expect(stateAfter('depart', 'out')).toBeNull();
    expect(stateAfter('return', 'draft')).toBeNull();
    expect(stateAfter('call', 'out')).toBeNull();
  });
});

describe('a piece of a delivery', () => {
  it.each([
    [['ARRIVED'], 'waiting'],
    [['ARRIVED', 'OUT_FOR_DELIVERY'], 'loaded'],
    [['OUT_FOR_DELIVERY', 'EXCEPTION'], 'failed'],
    [['OUT_FOR_DELIVERY', 'EXCEPTION', 'ARRIVED'], 'waiting'],
    [['OUT_FOR_DELIVERY', 'DELIVERED'], 'done'],
    [['ARRIVED', 'HELD'], 'stopped'],
    [['OUT_FOR_DELIVERY', 'CANCELLED'], 'stopped'],
    [['ARRIVED', 'RETURN_STARTED'], 'stopped'],
  ] as const)('after %s is %s', (codes, standing) => {
    expect(standingOf(foldOf(...codes), 1, 'delivery')).toBe(standing);
  });

  it.each([
    [['ARRIVED'], null],
    [['ARRIVED', 'HELD'], null],
    [['HELD', 'CUSTOMS_HOLD'], null],
  ] as const)('after %s leaves the other piece to be delivered', (codes, obstacle) => {
    expect(obstacleOf(foldOf(...codes))).toBe(obstacle);
  });

  it.each([
    [['ARRIVED', 'HELD'], 'held'],
    [['ARRIVED', 'HELD', 'CUSTOMS_HOLD'], 'customs_hold'],
    [['ARRIVED', 'EXCEPTION'], 'other'],
    [['ARRIVED', 'RETURN_STARTED'], 'returning'],
    [['ARRIVED', 'EXCEPTION', 'ARRIVED'], null],
    [['OUT_FOR_DELIVERY', 'EXCEPTION'], null],
  ] as const)('after %s is kept back by %s when it is the only one', (codes, obstacle) => {
    const { pieces, ...fold } = foldOf(...codes);
    expect(obstacleOf({ ...fold, pieces: pieces.slice(0, 1) })).toBe(obstacle);
  });

  it.each([
    [['OUT_FOR_DELIVERY'], false],
    [['OUT_FOR_DELIVERY', 'EXCEPTION'], false],
    [['OUT_FOR_DELIVERY', 'HELD'], true],
    [['OUT_FOR_DELIVERY', 'CUSTOMS_HOLD'], true],
    [['OUT_FOR_DELIVERY', 'RETURN_STARTED'], true],
    [['OUT_FOR_DELIVERY', 'CANCELLED'], true],
    [['HELD', 'OUT_FOR_DELIVERY'], false],
  ] as const)('after %s is held back: %s', (codes, isHeld) => {
    expect(isHeldBack(foldOf(...codes), 1)).toBe(isHeld);
  });

  it('is stopped when the shipment does not have it', () => {
    expect(standingOf(foldOf('ARRIVED'), 3, 'delivery')).toBe('stopped');
  });
});

describe('a piece of a pickup', () => {
  it.each([
    [[], 'waiting'],
    [['PICKED_UP'], 'loaded'],
    [['PICKED_UP', 'ARRIVED'], 'done'],
    [['CANCELLED'], 'stopped'],
  ] as const)('after %s is %s', (codes, standing) => {
    expect(standingOf(foldOf(...codes), 1, 'pickup')).toBe(standing);
  });
});

describe('a stop', () => {
  it('is partly done if two pieces are delivered, one refused and two were not loaded', () => {
    const standings = ['done', 'done', 'failed', 'waiting', 'waiting'] as const;
    expect(stopStateOf(standings, 'out', 'delivery')).toBe('partly');
    expect(stopStateOf(standings, 'loading', 'delivery')).toBe('open');
    expect(standings.filter((each) => !isSettled(each))).toEqual(['failed']);
  });

  it('is open while a piece is in the van and was not tried', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...PIECE_STANDINGS), { minLength: 1 }),
        fc.constantFrom(...ROUND_STATES),
        fc.constantFrom(...STOP_KINDS),
        (standings, state, kind) => {
          const withLoaded = [...standings, 'loaded' as const];
          expect(stopStateOf(withLoaded, state, kind)).toBe('open');
        },
      ),
    );
  });

  it('is left behind if its pieces stayed at the hub', () => {
    expect(stopStateOf(['waiting', 'stopped'], 'out', 'delivery')).toBe('left');
    expect(stopStateOf(['waiting'], 'released', 'delivery')).toBe('open');
  });

  it('is open until the courier is back if something is to be collected', () => {
    expect(stopStateOf(['waiting', 'stopped'], 'out', 'pickup')).toBe('open');
    expect(stopStateOf(['waiting'], 'back', 'pickup')).toBe('left');
  });
});
