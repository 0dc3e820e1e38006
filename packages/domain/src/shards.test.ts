import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CROCKFORD,
  randomToken,
  SHARD_COUNT,
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
