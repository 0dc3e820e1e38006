/** Draws that can be repeated: the same seed gives the same run. */
export interface Random {
  /** From 0 to below `limit`. */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  bytes(count: number): Uint8Array;
  shuffle<T>(items: T[]): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;

  /** mulberry32 */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const random: Random = {
    below: (limit) => Math.floor(next() * limit),
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError('there is nothing to pick from');
      return items[random.below(items.length)] as (typeof items)[number];
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = random.below(last + 1);
        [items[last], items[other]] = [items[other] as never, items[last] as never];
      }
      return items;
    },
  };
  return random;
}
