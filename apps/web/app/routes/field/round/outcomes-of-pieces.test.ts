import type { FieldStop } from '@waypost/contract/client';
import { describe, expect, it } from 'vitest';
import {
  choicesAt,
  inVan,
  openPieces,
  outcomesOf,
  stateOfStop,
  withDueNow,
} from './outcomes-of-pieces.ts';

const stop: FieldStop = {
  stopNo: 1,
  sequence: 1,
  kind: 'delivery',
  name: 'Ada Example',
  phone: '',
  address: [],
  instructions: '',
  window: null,
  locked: false,
  pieces: ['A', 'B', 'C'].map((number) => ({ number, service: 'express', weightGrams: 1 })),
  rules: { signature: false, photo: false, code: false },
  due: null,
  point: null,
  state: 'open',
};
const done = (...acts: string[]) => outcomesOf(acts.map((act) => `shift ${act}`));

describe('a stop on the phone', () => {
  it('is as the server says until something was done there', () => {
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

  it('has open pieces until each was handed over or could not be', () => {
    expect(openPieces(stop, done('OUT_FOR_DELIVERY A', 'DELIVERED B'))).toEqual(['A', 'C']);
  });

  it('of a pickup can be worked without named pieces, and after all of them', () => {
    const pickup: FieldStop = { ...stop, kind: 'pickup' };
    const nothingNamed = { ...pickup, pieces: [] };
    expect(choicesAt(nothingNamed, done())).toEqual(['handOver', 'notPossible']);
    const all = ['A', 'B', 'C'].map((piece) => `PICKED_UP ${piece}`);
    expect(choicesAt(pickup, done(...all))).toEqual(['handOver']);
    expect(choicesAt({ ...nothingNamed, state: 'done' }, done())).toEqual(['handOver']);
  });

  it('of a delivery can be worked until each piece is decided about', () => {
    expect(choicesAt(stop, done('DELIVERED A'))).toEqual(['handOver', 'notPossible']);
    const all = ['DELIVERED A', 'DELIVERED B', 'EXCEPTION C'];
    expect(choicesAt(stop, done(...all))).toEqual([]);
  });

  it('is paid for with its first piece, and not again with the others', () => {
    const cod: FieldStop = { ...stop, due: { cents: 2_350, currency: 'EUR' } };
    expect(withDueNow(cod, done('OUT_FOR_DELIVERY A', 'EXCEPTION B')).due).toEqual(cod.due);
    expect(withDueNow(cod, done('DELIVERED A')).due).toBeNull();
    expect(withDueNow(cod, done('DELIVERED Z')).due).toEqual(cod.due);
  });

  it('leaves in the van what was loaded and not handed over, in whatever order it was done', () => {
    const outcomes = done('EXCEPTION B', 'OUT_FOR_DELIVERY B', 'OUT_FOR_DELIVERY A', 'DELIVERED A');
    expect(inVan([stop], outcomes)).toEqual(['B']);
    expect(inVan([stop], done('OUT_FOR_DELIVERY B', 'ARRIVED B'))).toEqual([]);
    expect(inVan([stop], done('DELIVERED A', 'OUT_FOR_DELIVERY A'))).toEqual([]);
  });
});
