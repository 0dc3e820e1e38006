export type SpendBar = { from: number; to: number };

/**
 * Where each bar begins and ends, in percent of the room. All share one scale and one zero, which
 * stands away from the edge only where more was given back than charged.
 */
export function barsOf(amounts: readonly number[]): SpendBar[] {
  const lowest = Math.min(0, ...amounts);
  const span = Math.max(0, ...amounts) - lowest;
  const at = (amount: number) => (span === 0 ? 0 : ((amount - lowest) / span) * 100);
  return amounts.map((amount) => ({ from: at(0), to: at(amount) }));
}
