import type { FieldStop } from '@waypost/contract/client';
import type { Verdict } from '../scanning/judge-piece.ts';

/** A delivery of these pieces with no events yet. */
export function stopOf(numbers: readonly string[], change: Partial<FieldStop> = {}): FieldStop {
  return {
    stopNo: 1,
    sequence: 1,
    kind: 'delivery',
    name: 'Ada Example',
    phone: '',
    address: [],
    instructions: '',
    window: null,
    locked: false,
    pieces: numbers.map((number) => ({
      number,
      service: 'express',
      weightGrams: 1,
      standing: 'waiting',
    })),
    rules: { signature: false, photo: false, code: false },
    due: null,
    point: null,
    state: 'open',
    ...change,
  };
}

/** The verdict on a piece that is scanned where it belongs. */
export function rightPiece(ref: string): Verdict {
  return { kind: 'right', ref, pieceNo: 1, pieceCount: 1, lane: null, flags: [] };
}
