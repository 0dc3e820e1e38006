import { checkSymbol, hasValidCheckSymbol } from '../check-symbol.ts';
import { base32 } from '../shards.ts';

const RANDOM_SYMBOLS = 8;
const RANDOM_BYTES = 5;
const SYMBOLS = /^[0-9A-HJKMNP-TV-Z]{9}$/;

/** The prefix tells what the code is for: a badge or a container. */
type Prefix = 'WPB' | 'WPC';

/** Eight random symbols (40 bits) and one check symbol after its prefix: shorter than a tracking number, so no scan takes it for a parcel. */
export function makeShortCode(prefix: Prefix, randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a code needs ${RANDOM_BYTES} random bytes`);
  }
  const body = prefix + base32(randomBytes, RANDOM_SYMBOLS);
  return body + checkSymbol(body);
}

/** Reads a scanned or typed code; null for anything else. */
export function readShortCode(prefix: Prefix, text: string): string | null {
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const isOfPrefix = symbols.startsWith(prefix) && SYMBOLS.test(symbols.slice(prefix.length));
  return isOfPrefix && hasValidCheckSymbol(symbols) ? symbols : null;
}
