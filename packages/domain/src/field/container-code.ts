import { checkSymbol, hasValidCheckSymbol } from '../check-symbol.ts';
import { base32 } from '../shards.ts';

const PREFIX = 'WPC';
const RANDOM_SYMBOLS = 8;
const RANDOM_BYTES = 5;
const SHAPE = /^WPC[0-9A-HJKMNP-TV-Z]{9}$/;

/** `WPC`, eight random symbols (40 bits) and one check symbol: as short as a badge, so no scan takes it for a parcel. */
export function makeContainerCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a container code needs ${RANDOM_BYTES} random bytes`);
  }
  const body = PREFIX + base32(randomBytes, RANDOM_SYMBOLS);
  return body + checkSymbol(body);
}

/** The code in what was scanned or typed; null when it is something else. */
export function readContainerCode(text: string): string | null {
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SHAPE.test(symbols) && hasValidCheckSymbol(symbols) ? symbols : null;
}

/** WPC 7K2M 9QX4 A, as people read it aloud. */
export function formatContainerCode(code: string): string {
  return code.replace(/^(.{3})(.{4})(.{4})(.*)$/, '$1 $2 $3 $4');
}
