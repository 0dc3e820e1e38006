/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('no values, no median');
  const lower = sorted[middle - 1];
  return sorted.length % 2 === 1 || lower === undefined ? upper : (lower + upper) / 2;
}

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new RangeError('no values, no percentile');
  return found;
}

/** The median of each of these numbers over the runs, rounded. */
export function medians<Name extends string>(
  runs: readonly Record<Name, number>[],
  names: readonly Name[],
): Record<Name, number> {
  const of = (name: Name) => rounded(median(runs.map((run) => run[name])));
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
}

/** Half of the values, 95 and 99 of 100 of them, and all took at most so long. */
export function spreadOf(ms: readonly number[]) {
  const at = (share: number) => rounded(percentile(ms, share));
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), maxMs: at(1) };
}

/** Three significant digits are more than two runs on a shared machine agree on. */
export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
