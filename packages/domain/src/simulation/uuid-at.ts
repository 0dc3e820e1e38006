import type { SeededRandom } from './seeded-random.ts';

/** All four-digit groups: ten million ids are assembled from them, which is faster than computing them. */
const GROUPS = Array.from({ length: 2 ** 16 }, (_, value) => value.toString(16).padStart(4, '0'));

/** A UUIDv7 of a given moment, from a seed. */
export function uuidAt(at: number, random: SeededRandom): string {
  const timeHigh = Math.floor(at / 2 ** 16);
  const [a, b, c] = [random.uint32(), random.uint32(), random.uint32()];
  const group = (value: number) => GROUPS[value & 0xffff] ?? '';
  return (
    `${group(timeHigh >>> 16)}${group(timeHigh)}-${group(at % 2 ** 16)}` +
    `-${group(0x7000 | (a & 0xfff))}-${group(0x8000 | ((a >>> 12) & 0x3fff))}` +
    `-${group(b)}${group(c >>> 16)}${group(c)}`
  );
}
