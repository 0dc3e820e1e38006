import type { ExpectedLane, ExpectedTable } from '@waypost/domain/expected-pieces';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { PieceFlag } from '@waypost/domain/sort-plan';
import { readLabelCode } from './label-code.ts';

export type VerdictKind =
  | 'right'
  /** No list on this phone yet, so the piece cannot be judged. */
  | 'unlisted'
  | 'already'
  | 'unexpected'
  | 'stop'
  | 'not_piece'
  | 'no_piece'
  | 'foreign'
  | 'not_stored'
  /** In a round: the piece is not on it. */
  | 'not_mine'
  /** For a container: goes to another hub, has not left this one, or the code is not a container's. */
  | 'elsewhere'
  | 'not_away'
  | 'not_container'
  /** For a piece that is put into a container: its lane leads elsewhere. */
  | 'other_lane'
  /** A scan that was undone. */
  | 'undone';

/** The meaning of a scan, judged only by what is stored on the phone. */
export type Verdict = {
  kind: VerdictKind;
  /** The piece number, if the code has one. */
  ref: string;
  lane: ExpectedLane | null;
  flags: readonly PieceFlag[];
  pieceNo: number;
  pieceCount: number;
};

const NOTHING = { ref: '', lane: null, flags: [], pieceNo: 0, pieceCount: 0 };

/** Recording the scan failed. */
export const NOT_STORED: Verdict = { kind: 'not_stored', ...NOTHING };

/** Goods are moved only by piece numbers: a QR code names a shipment and would move all its pieces. */
export function judgePiece(text: string, table: ExpectedTable | null): Verdict {
  const code = readLabelCode(text);
  if (code.kind === 'foreign') return { kind: 'foreign', ...NOTHING };
  if (code.kind === 'shipment') {
    return { kind: 'not_piece', ...NOTHING, ref: code.trackingNumber };
  }
  const { pieceNo } = code;
  const ref = makePieceNumber(code.trackingNumber, pieceNo);
  if (table === null) return { ...NOTHING, kind: 'unlisted', ref, pieceNo };
  const found = table.find(code.trackingNumber);
  if (found === null) return { ...NOTHING, kind: 'unexpected', ref, pieceNo };
  const known = { ref, pieceNo, ...found };
  if (pieceNo > found.pieceCount) return { kind: 'no_piece', ...known };
  return { kind: found.flags.includes('stop') ? 'stop' : 'right', ...known };
}

/** Whether there is a piece in somebody's hand that the act is about. */
export function isOfPiece({ kind }: Verdict): boolean {
  return kind === 'right' || kind === 'unlisted' || kind === 'unexpected' || kind === 'stop';
}

/** Nobody goes on before having seen it. */
export function mustBeSeen(kind: VerdictKind): boolean {
  return [
    'stop',
    'not_piece',
    'no_piece',
    'foreign',
    'not_stored',
    'not_mine',
    'not_away',
    'not_container',
    'other_lane',
  ].includes(kind);
}
