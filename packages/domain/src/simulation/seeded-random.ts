/** Pseudo-random draws, the same for the same seed: invented data can be reproduced. */
export type SeededRandom = {
  /** 32 bits. */
  uint32(): number;
  /** From 0 up to, not including, `bound`. */
  below(bound: number): number;
  /** Uniform from `low` to `high`. */
  between(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]]): T;
  bytes(length: number): Uint8Array;
};

const WARM_UP_ROUNDS = 12;

/**
 * Chris Doty-Humphrey's sfc32. Its 128 bits of state are the seed and a stream number, so that a million
 * streams of one seed (one a shipment) never overlap, in whatever order or process they are drawn.
 */
export function seededRandom(seed: number, stream: number): SeededRandom {
  let a = seed >>> 0;
  let b = stream >>> 0;
  let c = Math.floor(stream / 2 ** 32) >>> 0;
  let counter = 1;

  function uint32(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  function below(bound: number): number {
    return Math.floor((uint32() / 2 ** 32) * bound);
  }

  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) uint32();

  return {
    uint32,
    below,
    between: (low, high) => low + (uint32() / 2 ** 32) * (high - low),
    chance: (share) => uint32() / 2 ** 32 < share,
    pick: (items) => items[below(items.length)] ?? items[0],
    bytes(length) {
      const bytes = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) bytes[at] = uint32();
      return bytes;
    },
  };
}
