import type { SeededRandom } from '@waypost/domain/simulation';
import { SHARD_COUNT } from '@waypost/domain/shards';
import { makePieceNumber, makeTrackingNumber } from '@waypost/domain/tracking-number';

/** A piece of ours that no hub was told of. */
export function strayPiece(random: SeededRandom): string {
  const number = makeTrackingNumber(random.below(SHARD_COUNT), random.bytes(8));
  return makePieceNumber(number, 1 + random.below(9));
}

/** Labels of other carriers and of goods, and one of ours that was misread. */
export function foreignLabel(random: SeededRandom, at: number): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.below(10)).join('');
  const kinds = [
    () => `JJD${digits(15)}`,
    () => `1Z${digits(16)}`,
    () => `00${digits(18)}`,
    () => digits(13),
    () => misread(strayPiece(random)),
  ];
  return kinds[at % kinds.length]?.() ?? '';
}

/** Its check symbol is another one. */
function misread(piece: string): string {
  const symbol = piece[15] === '7' ? '8' : '7';
  return `${piece.slice(0, 15)}${symbol}${piece.slice(16)}`;
}
