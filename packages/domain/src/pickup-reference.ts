import { checkSymbol } from './check-symbol.ts';
import { base32, shardSymbol } from './shards.ts';

const PREFIX = 'P';
const RANDOM_SYMBOLS = 10;
const RANDOM_BYTES = 7;

/**
 * The reference of a pickup: `P-`, the shard symbol of the account, ten random symbols (50 bits) and one
 * check symbol over all before it, in groups of four.
 */
export function makePickupReference(shard: number, randomBytes: Uint8Array): string {
  if (randomBytes.length < RANDOM_BYTES) {
    throw new RangeError(`a pickup reference needs ${RANDOM_BYTES} random bytes`);
  }
  const symbols = shardSymbol(shard) + base32(randomBytes, RANDOM_SYMBOLS);
  const checked = symbols + checkSymbol(PREFIX + symbols);
  return `${PREFIX}-${checked.replaceAll(/.{4}(?=.)/g, '$&-')}`;
}
