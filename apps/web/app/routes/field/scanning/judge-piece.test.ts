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
  it('of an expected piece tells its lane and what to mind', () => {
    const verdict = judgePiece(makePieceNumber(numberOf(1), 2), table);
    expect(verdict).toMatchObject({ kind: 'right', lane: LANE, flags: ['cash'], pieceNo: 2 });
    expect(isOfPiece(verdict)).toBe(true);
    expect(mustBeSeen(verdict.kind)).toBe(false);
  });

  it('of a piece that must not go on, is not expected, or has a number too high is told as such', () => {
    expect(kindOf(makePieceNumber(numberOf(2), 1))).toBe('stop');
    expect(kindOf(makePieceNumber(numberOf(3), 1))).toBe('unexpected');
    expect(kindOf(makePieceNumber(numberOf(1), 3))).toBe('no_piece');
    expect(mustBeSeen('stop')).toBe(true);
  });

  it('of the QR code or of anything else never counts as a piece', () => {
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

  it('of a piece counts also before the phone has a list', () => {
    expect(judgePiece(makePieceNumber(numberOf(1), 2), null)).toMatchObject({ kind: 'unlisted' });
  });
});
