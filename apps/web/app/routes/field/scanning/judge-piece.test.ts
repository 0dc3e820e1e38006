import { readExpectedTable, writeExpected } from '@waypost/domain/expected-pieces';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';
import { describe, expect, it } from 'vitest';
import { isOfPiece, judgePiece, mustBeSeen } from './judge-piece.ts';

const numberOf = (seed: number) =>
  makeTrackingNumber(
    3,
    Uint8Array.from({ length: 8 }, (_, at) => (seed >> at) * 37 + seed),
  );
const LANE = { code: 'B12', name: 'Ghent', kind: 'hub' as const };
const table = readExpectedTable(
  writeExpected({ hub: 'ANR', plan: 1, at: '2026-11-18T02:00:00.000Z', lanes: [LANE] }, [
    { trackingNumber: numberOf(1), pieceCount: 2, lane: 0, flags: ['cash'] },
    { trackingNumber: numberOf(2), pieceCount: 1, lane: 0, flags: ['stop'] },
  ]),
);
const kindOf = (text: string) => judgePiece(text, table).kind;

describe('a scan in a hub', () => {
  it('shows the lane and the warnings of an expected piece', () => {
    const verdict = judgePiece(makePieceNumber(numberOf(1), 2), table);
    expect(verdict).toMatchObject({ kind: 'right', lane: LANE, flags: ['cash'], pieceNo: 2 });
    expect(isOfPiece(verdict)).toBe(true);
    expect(mustBeSeen(verdict.kind)).toBe(false);
  });

  it('flags a piece that must stop, is not expected, or has too high a number', () => {
    expect(kindOf(makePieceNumber(numberOf(2), 1))).toBe('stop');
    expect(kindOf(makePieceNumber(numberOf(3), 1))).toBe('unexpected');
    expect(kindOf(makePieceNumber(numberOf(1), 3))).toBe('no_piece');
    expect(mustBeSeen('stop')).toBe(true);
  });

  it('never takes a QR code or a foreign code for a piece', () => {
    for (const text of [
      numberOf(1),
      `https://carrier.example/track?ref=${numberOf(1)}`,
      'JJD014600003',
      'WPB123456789',
    ]) {
      const verdict = judgePiece(text, table);
      expect(isOfPiece(verdict), text).toBe(false);
      expect(mustBeSeen(verdict.kind), text).toBe(true);
    }
  });

  it('accepts a piece while the phone has no list', () => {
    expect(judgePiece(makePieceNumber(numberOf(1), 2), null)).toMatchObject({ kind: 'unlisted' });
  });
});
