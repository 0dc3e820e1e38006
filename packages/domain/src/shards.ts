/** Crockford's base32: no I, L, O or U, so no symbol is mistaken for another. */
export const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Logical shards, one symbol each. Fixed for good: printed tracking numbers name their shard. */
export const SHARD_COUNT = 32;

export const EVERY_SHARD: readonly number[] = Array.from({ length: SHARD_COUNT }, (_, n) => n);

export function shardSymbol(shard: number): string {
  const symbol = Number.isInteger(shard) ? CROCKFORD[shard] : undefined;
  if (symbol === undefined) throw new RangeError(`no such shard: ${shard}`);
  return symbol;
}

export function shardOfSymbol(char: string): number | null {
  if (char.length !== 1) return null;
  const shard = CROCKFORD.indexOf(char);
  return shard === -1 ? null : shard;
}

/** An unguessable id that can be routed: the shard symbol, then the given random bytes in base32. */
export function randomToken(shard: number, bytes: Uint8Array): string {
  return shardSymbol(shard) + base32(bytes, Math.ceil((bytes.length * 8) / 5));
}

export function shardOfToken(token: string): number | null {
  return /^[0-9A-HJKMNP-TV-Z]{2,}$/.test(token) ? shardOfSymbol(token.charAt(0)) : null;
}

/** A row id that can be routed: its last five bits are the shard. */
export function idInShard(id: string, shard: number): string {
  shardSymbol(shard);
  const last = (Number.parseInt(id.slice(-2), 16) & 0xe0) | shard;
  return id.slice(0, -2) + last.toString(16).padStart(2, '0');
}

/** Of an id that was made by `idInShard`; any other has one by chance. */
export function shardOfId(id: string): number | null {
  return /^[0-9a-f-]{36}$/i.test(id) ? Number.parseInt(id.slice(-2), 16) & 0x1f : null;
}

const KEY = /^wp[cr]_(?:live|test)_([0-9A-HJKMNP-TV-Z])[\w-]{32}$/;

/** Of a customer's key or the token of a shop platform; null for older ones, which have no symbol. */
export function shardOfKey(secret: string): number | null {
  const symbol = KEY.exec(secret)?.[1];
  return symbol === undefined ? null : shardOfSymbol(symbol);
}

/** The first `symbolCount` groups of five bits, padded with zero bits at the end. */
export function base32(bytes: Uint8Array, symbolCount: number): string {
  let text = '';
  let pending = 0;
  let pendingBits = 0;
  let next = 0;
  while (text.length < symbolCount) {
    if (pendingBits < 5) {
      pending = (pending << 8) | (bytes[next++] ?? 0);
      pendingBits += 8;
    }
    pendingBits -= 5;
    text += CROCKFORD.charAt((pending >> pendingBits) & 31);
    pending &= (1 << pendingBits) - 1;
  }
  return text;
}
