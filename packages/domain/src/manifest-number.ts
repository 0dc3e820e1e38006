import { checkSymbol, hasValidCheckSymbol } from './check-symbol.ts';
import { base32, shardSymbol } from './shards.ts';

const PREFIX = 'MF';
const RANDOM_SYMBOLS = 12;
const RANDOM_BYTES = 8;
const SHAPE = /^MF[0-9A-HJKMNP-TV-Z]{14}$/;
/** A cheap check, because it runs for every scan and hardly any is a manifest. */
const BEGINNING = /^[\s-]*M[\s-]*F/i;

/** `MF`, the shard symbol of the account, twelve random symbols (60 bits) and one check symbol. */
export function makeManifestNumber(shard: number, randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a manifest number needs ${RANDOM_BYTES} random bytes`);
  }
  const body = PREFIX + shardSymbol(shard) + base32(randomBytes, RANDOM_SYMBOLS);
  return body + checkSymbol(body);
}

/** Reads a scanned or typed number; null for anything else. */
export function readManifestNumber(text: string): string | null {
  if (!BEGINNING.test(text)) return null;
  const symbols = text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return SHAPE.test(symbols) && hasValidCheckSymbol(symbols) ? symbols : null;
}
