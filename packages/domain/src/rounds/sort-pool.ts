import type { SeededRandom } from '../simulation/seeded-random.ts';
import type { Model } from './model.ts';
import type { Pool } from './ruin.ts';

/** Keys by stop, one for each order in which stops are inserted: the smallest first. */
export interface SortKeys {
  orders: readonly Float64Array[];
  /** Listed as often as they should be drawn; -1 is a random order. */
  drawn: Int32Array;
  random: Float64Array;
}

/** Large, remote and narrow stops first most of the time: they are hardest to place. */
export function sortKeysOf(model: Model): SortKeys {
  const { stopCount, demand, capacity, remoteness, opens, closes } = model;
  const stops = Array.from({ length: stopCount }, (_, stop) => stop);
  const share = (stop: number) => {
    const shares = [0, 1, 2].map((d) => (demand[stop * 3 + d] ?? 0) / (capacity[d] ?? 1) || 0);
    return Math.max(...shares);
  };
  const orders = [
    Float64Array.from(stops, (stop) => -share(stop)),
    Float64Array.from(stops, (stop) => -(remoteness[stop] ?? 0)),
    remoteness,
  ];
  const drawn = [-1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 2];
  if (stops.some((stop) => (closes[stop] ?? 0) < (closes[stopCount] ?? 0))) {
    orders.push(
      Float64Array.from(stops, (stop) => (closes[stop] ?? 0) - (opens[stop] ?? 0)),
      Float64Array.from(opens.subarray(0, stopCount)),
      Float64Array.from(stops, (stop) => -(closes[stop] ?? 0)),
    );
    drawn.push(3, 3, 4, 4, 5, 5);
  }
  return { orders, drawn: Int32Array.from(drawn), random: new Float64Array(stopCount) };
}

/** Insertion sort: pools have about ten stops. */
export function sortPool(pool: Pool, keys: SortKeys, random: SeededRandom): void {
  const { stops, count } = pool;
  const order = keys.drawn[random.below(keys.drawn.length)] ?? -1;
  const key = keys.orders[order] ?? keys.random;
  if (order === -1) {
    for (let at = 0; at < count; at += 1) keys.random[stops[at] ?? 0] = random.uint32();
  }
  for (let at = 1; at < count; at += 1) {
    const stop = stops[at] ?? 0;
    const value = key[stop] ?? 0;
    let place = at - 1;
    while (place >= 0 && (key[stops[place] ?? 0] ?? 0) > value) {
      stops[place + 1] = stops[place] ?? 0;
      place -= 1;
    }
    stops[place + 1] = stop;
  }
}
