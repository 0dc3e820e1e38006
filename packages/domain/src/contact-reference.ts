import { checkSymbol } from './check-symbol.ts';
import { base32 } from './shards.ts';

const PREFIX = 'C';
const RANDOM_SYMBOLS = 11;
const RANDOM_BYTES = 7;

/**
 * The reference of a contact message: `C-`, eleven random symbols (55 bits) and one check symbol over all
 * before it, in groups of four.
 */
export function makeContactReference(randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a contact reference needs ${RANDOM_BYTES} random bytes`);
  }
  const symbols = base32(randomBytes, RANDOM_SYMBOLS);
  const checked = symbols + checkSymbol(PREFIX + symbols);
  return `${PREFIX}-${checked.replaceAll(/.{4}(?=.)/g, '$&-')}`;
}
