import type { FieldStop } from '@waypost/contract/client';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import type { PastAct } from '../store/database.ts';
import { stopOf } from '../testing/stop.ts';
import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  heldPieces,
  inVan,
  likelyPieces,
  loadedOf,
  openPieces,
  outcomesOf,
  piecesToHandOver,
  stateOfStop,
  withDueNow,
} from './outcomes-of-pieces.ts';

const stop = stopOf(['A', 'B', 'C']);
/** Acts on this round in their order, as 'CODE piece', or 'told round/stop kind'. */
const past = (...acts: string[]) => {
  const byThing = new Map<string, PastAct[]>();
  for (const act of acts) {
    const [what = '', piece = ''] = act.split(' ');
    const thing = what === 'told' ? act : `piece ${piece}`;
    const next = { what, at: '2026-11-18T06:00:00.000Z', roundId: 'round' };
    byThing.set(thing, [...(byThing.get(thing) ?? []), next]);
  }
  return byThing;
};
const done = (...acts: string[]) => outcomesOf(past(...acts), [], 'round');
const FAILED_PICKUP = 'told round/4 pickup_failed nobody_there';

describe('a stop on the phone', () => {
  it('has the state of the server until something is done there', () => {
    expect(stateOfStop(stop, done('OUT_FOR_DELIVERY A'))).toBe('open');
    expect(stateOfStop({ ...stop, state: 'left' }, done())).toBe('left');
  });

  it('is done, failed or partly done by what this phone did, sent or not', () => {
    const all = (code: string) => ['A', 'B', 'C'].map((piece) => `${code} ${piece}`);
    expect(stateOfStop(stop, done(...all('DELIVERED')))).toBe('done');
    expect(stateOfStop(stop, done(...all('EXCEPTION')))).toBe('failed');
    expect(stateOfStop(stop, done('DELIVERED A', 'EXCEPTION B', 'EXCEPTION C'))).toBe('partly');
    expect(stateOfStop(stop, done('DELIVERED A'))).toBe('partly');
    expect(stateOfStop(stop, done('EXCEPTION A'))).toBe('partly');
  });

  it('is done or failed, for a pickup without announced pieces, by what its courier recorded', () => {
    const pickup: FieldStop = { ...stop, kind: 'pickup', stopNo: 4, pieces: [] };
    expect(stateOfStop(pickup, done('PICKED_UP Z'))).toBe('open');
    expect(stateOfStop(pickup, done('PICKED_UP Z', 'told round/4 collected'))).toBe('done');
    expect(stateOfStop(pickup, done(FAILED_PICKUP))).toBe('failed');
    const both = done('told round/4 collected', FAILED_PICKUP);
    expect(stateOfStop(pickup, both)).toBe('done');
    expect(stateOfStop(pickup, done('told round/5 pickup_failed not_ready'))).toBe('open');
    expect(stateOfStop(pickup, done('told before/4 pickup_failed not_ready'))).toBe('open');
  });

  it('suggests the pieces in the van, or all pieces if none was scanned into it', () => {
    expect(likelyPieces(['A', 'B', 'C'], done('OUT_FOR_DELIVERY B'))).toEqual(['B']);
    expect(likelyPieces(['A', 'B', 'C'], done('OUT_FOR_DELIVERY Z'))).toEqual(['A', 'B', 'C']);
    const oneFailed = done('OUT_FOR_DELIVERY A', 'OUT_FOR_DELIVERY B', 'EXCEPTION B');
    expect(likelyPieces(['A', 'B', 'C'], oneFailed)).toEqual(['A']);
    expect(likelyPieces(['B', 'C'], oneFailed)).toEqual(['B']);
  });

  it('includes what another phone has loaded or handed over', () => {
    const standings = ['loaded', 'done', 'waiting'] as const;
    const pieces = stop.pieces.map((piece, at) => ({
      ...piece,
      standing: standings[at] ?? 'waiting',
    }));
    const own = past('EXCEPTION A', 'OUT_FOR_DELIVERY B');
    const outcomes = outcomesOf(own, [{ ...stop, pieces }], 'round');
    expect([...outcomes]).toEqual([
      ['A', 'failed'],
      ['B', 'delivered'],
    ]);
  });

  it('includes that a hub has received what this phone has collected', () => {
    const [piece] = stop.pieces;
    if (piece === undefined) throw new Error('the stop has pieces');
    const pickup = {
      ...stop,
      kind: 'pickup' as const,
      pieces: [{ ...piece, standing: 'done' as const }],
    };
    const outcomes = outcomesOf(past('PICKED_UP A'), [pickup], 'round');
    expect(inVan([pickup], outcomes)).toEqual([]);
  });

  it('counts pieces as loaded if they were loaded and not put back', () => {
    const acts = ['OUT_FOR_DELIVERY A', 'DELIVERED A', 'OUT_FOR_DELIVERY B', 'ARRIVED B'];
    expect(loadedOf(['A', 'B', 'C'], done(...acts))).toEqual(['A']);
  });

  it('has open pieces until each is handed over or recorded as failed', () => {
    expect(openPieces(stop, done('OUT_FOR_DELIVERY A', 'DELIVERED B'))).toEqual(['A', 'C']);
  });

  it('can be worked, for a pickup, without announced pieces and after all of them', () => {
    const pickup: FieldStop = { ...stop, kind: 'pickup' };
    const nothingNamed = { ...pickup, pieces: [] };
    expect(choicesAt(nothingNamed, done())).toEqual(['handOver', 'notPossible']);
    const all = ['A', 'B', 'C'].map((piece) => `PICKED_UP ${piece}`);
    expect(choicesAt(pickup, done(...all))).toEqual(['handOver']);
    expect(choicesAt({ ...nothingNamed, state: 'done' }, done())).toEqual(['handOver']);
  });

  it('can be worked, for a delivery, until every piece has an outcome', () => {
    expect(choicesAt(stop, done('DELIVERED A'))).toEqual(['handOver', 'notPossible']);
    expect(choicesAt(stop, done('DELIVERED A', 'DELIVERED B', 'DELIVERED C'))).toEqual([]);
    expect(choicesAt(stop, done('DELIVERED A', 'ARRIVED B', 'ARRIVED C'))).toEqual([]);
  });

  it('can still be handed over after a failed delivery, until its pieces are back in the hub', () => {
    const failed = ['DELIVERED A', 'DELIVERED B', 'EXCEPTION C'];
    expect(choicesAt(stop, done(...failed))).toEqual(['handOver']);
    expect(piecesToHandOver(stop, done(...failed))).toEqual(['C']);
    expect(openPieces(stop, done(...failed))).toEqual([]);
    expect(choicesAt(stop, done(...failed, 'ARRIVED C'))).toEqual([]);
    const later = done(...failed, 'DELIVERED C');
    expect(stateOfStop(stop, later)).toBe('done');
    expect(inVan([stop], later)).toEqual([]);
  });

  it('does not allow held pieces to be handed over, in the van or not', () => {
    const pieces = stop.pieces.map((piece) => ({ ...piece, held: true as const }));
    const held: FieldStop = { ...stop, pieces };
    const loaded = done('OUT_FOR_DELIVERY A', 'OUT_FOR_DELIVERY B');
    expect(heldPieces(held, loaded)).toEqual(['A', 'B', 'C']);
    expect(piecesToHandOver(held, loaded)).toEqual([]);
    expect(choicesAt(held, loaded)).toEqual(['notPossible']);
    expect(inVan([held], loaded)).toEqual(['A', 'B']);
    const after = done('DELIVERED A', 'EXCEPTION B', 'ARRIVED C');
    expect(heldPieces(held, after)).toEqual(['B']);
    expect(choicesAt(held, after)).toEqual([]);
    const oneHeld: FieldStop = {
      ...stop,
      pieces: [...pieces.slice(0, 1), ...stop.pieces.slice(1)],
    };
    expect(piecesToHandOver(oneHeld, loaded)).toEqual(['B', 'C']);
    expect(choicesAt(oneHeld, loaded)).toEqual(['handOver', 'notPossible']);
    expect(heldPieces(stop, loaded)).toEqual([]);
  });

  it('is paid for with its first piece only', () => {
    const cod: FieldStop = { ...stop, due: { cents: 2_350, currency: 'EUR' } };
    expect(withDueNow(cod, done('OUT_FOR_DELIVERY A', 'EXCEPTION B')).due).toEqual(cod.due);
    expect(withDueNow(cod, done('DELIVERED A')).due).toBeNull();
    expect(withDueNow(cod, done('DELIVERED Z')).due).toEqual(cod.due);
  });

  it('counts a piece as in the van by its latest act', () => {
    const outcomes = done('EXCEPTION B', 'OUT_FOR_DELIVERY B', 'OUT_FOR_DELIVERY A', 'DELIVERED A');
    expect(inVan([stop], outcomes)).toEqual(['B']);
    expect(inVan([stop], done('OUT_FOR_DELIVERY B', 'ARRIVED B'))).toEqual([]);
    expect(inVan([stop], done('ARRIVED B', 'OUT_FOR_DELIVERY B'))).toEqual(['B']);
    const given = makePieceNumber(makeTrackingNumber(3, new Uint8Array(8)), 1);
    expect(inVan([stop], done(`PICKED_UP ${given}`, 'told round/4 collected'))).toEqual([given]);
  });
});
