/** By stop, the others that cost least to drive to and from, nearest first; equally near ones in their order. */
export function nearestStops(
  row: Int32Array,
  cost: Float64Array,
  size: number,
  stopCount: number,
  atMost: number,
): { near: Int32Array; nearCost: Float64Array; nearCount: number } {
  const nearCount = Math.max(0, Math.min(atMost, stopCount - 1));
  const near = new Int32Array(stopCount * nearCount);
  const nearCost = new Float64Array(stopCount * nearCount);
  const both = new Float64Array(stopCount);
  for (let stop = 0; stop < stopCount; stop += 1) {
    const here = row[stop] ?? 0;
    const others: number[] = [];
    for (let other = 0; other < stopCount; other += 1) {
      const there = row[other] ?? 0;
      both[other] = (cost[here * size + there] ?? 0) + (cost[there * size + here] ?? 0);
      if (other !== stop) others.push(other);
    }
    others.sort((a, b) => (both[a] ?? 0) - (both[b] ?? 0) || a - b);
    for (let at = 0; at < nearCount; at += 1) {
      const other = others[at] ?? 0;
      near[stop * nearCount + at] = other;
      nearCost[stop * nearCount + at] = both[other] ?? 0;
    }
  }
  return { near, nearCost, nearCount };
}
