import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CROCKFORD,
  EVERY_SHARD,
  idInShard,
  randomToken,
  SHARD_COUNT,
  shardOfId,
  shardOfKey,
  shardOfSymbol,
  shardOfToken,
  shardSymbol,
} from './shards.ts';

test('every shard has one symbol and every symbol one shard', () => {
  const symbols = Array.from({ length: SHARD_COUNT }, (_, shard) => shardSymbol(shard));
  expect(symbols.join('')).toBe(CROCKFORD);
  expect(new Set(symbols).size).toBe(SHARD_COUNT);
  expect(symbols.map(shardOfSymbol)).toEqual(
    Array.from({ length: SHARD_COUNT }, (_, shard) => shard),
  );
});

test('there is no shard below 0, above 31 or between two numbers', () => {
  for (const shard of [-1, 32, 1.5, Number.NaN])
    expect(() => shardSymbol(shard)).toThrow(RangeError);
});

test('characters outside the alphabet name no shard', () => {
  for (const char of ['U', 'I', 'L', 'O', 'a', '', '00', '-'])
    expect(shardOfSymbol(char)).toBeNull();
});

test('a token writes its bytes five bits at a time', () => {
  expect(randomToken(0, Uint8Array.of(0xff))).toBe('0ZW'); // 11111 111(00)
  expect(randomToken(1, Uint8Array.of(0, 0, 0, 0, 1))).toBe('100000001');
  // 0x08421084 21 is 00001 eight times.
  expect(randomToken(31, Uint8Array.of(0x08, 0x42, 0x10, 0x84, 0x21))).toBe('Z11111111');
});

test('a token contains its shard, and different bytes give different tokens', () => {
  const bytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
  fc.assert(
    fc.property(fc.nat(31), bytes, bytes, (shard, one, other) => {
      const token = randomToken(shard, one);
      expect(token).toHaveLength(1 + 26);
      expect(shardOfToken(token)).toBe(shard);
      expect(token === randomToken(shard, other)).toBe(one.join() === other.join());
    }),
  );
});

test('text that is not a token has no shard', () => {
  for (const text of ['', '7', 'U00', 'abc', '7-00', '7 00', '7É'])
    expect(shardOfToken(text)).toBeNull();
});

test('an id that was made in a shard names it, and keeps all bits but the last five', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  for (const shard of EVERY_SHARD) expect(shardOfId(idInShard(id, shard))).toBe(shard);
  expect(idInShard(id, 0)).toBe('01890a5d-ac96-774b-bcce-b302099a8040');
  expect(idInShard(id, 31)).toBe('01890a5d-ac96-774b-bcce-b302099a805f');
  expect(shardOfId('no id')).toBeNull();
});

test('a key of a customer names its shard, and one from before has none', () => {
  const random = 'x'.repeat(32);
  expect(shardOfKey(`wpc_live_Z${random}`)).toBe(31);
  expect(shardOfKey(`wpc_test_0${random}`)).toBe(0);
  expect(shardOfKey(`wpr_live_7${random}`)).toBe(7);
  for (const key of [`wpc_live_${random}`, `wpc_live_u${random}`, `wpk_7${random}`, ''])
    expect(shardOfKey(key)).toBeNull();
});
