import type { SeededRandom } from '@waypost/domain/simulation';

/** A UUIDv7 of a given moment, drawn from a seed. `uuid` makes them too, at a third of the speed. */
export function uuidAt(at: number, random: SeededRandom): string {
  const time = (at + 2 ** 48).toString(16).slice(1);
  const first = random.uint32();
  const version = (0x7000 | (first & 0xfff)).toString(16);
  const variant = (0x8000 | ((first >>> 12) & 0x3fff)).toString(16);
  const node = hex(random.uint32(), 2 ** 16) + hex(random.uint32(), 2 ** 32);
  return `${time.slice(0, 8)}-${time.slice(8)}-${version}-${variant}-${node}`;
}

function hex(value: number, bound: number): string {
  return ((value % bound) + bound).toString(16).slice(1);
}
