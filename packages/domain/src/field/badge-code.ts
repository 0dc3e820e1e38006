import { checkSymbol, hasValidCheckSymbol } from '../check-symbol.ts';
import { base32 } from '../shards.ts';

const PREFIX = 'WPB';
const RANDOM_SYMBOLS = 8;
const RANDOM_BYTES = 5;
const SHAPE = /^WPB[0-9A-HJKMNP-TV-Z]{9}$/;

/** `WPB`, eight random symbols (40 bits) and one check symbol: shorter than a tracking number, so no scan mistakes it. */
export function makeBadgeCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a badge code needs ${RANDOM_BYTES} random bytes`);
  }
  const body = PREFIX + base32(randomBytes, RANDOM_SYMBOLS);
  return body + checkSymbol(body);
}

/** The code in what was scanned or typed; null when it is something else. */
export function readBadgeCode(text: string): string | null {
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SHAPE.test(symbols) && hasValidCheckSymbol(symbols) ? symbols : null;
}
