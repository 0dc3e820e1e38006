import type { Sighting } from './open-viewers.ts';
import type { Acknowledged } from './scan-stream.ts';

export interface Delay {
  acknowledgedAt: number;
  /** From the acknowledgement to the snapshot that shows the scan; 0 when the snapshot was first. */
  ms: number;
}

export interface Delays {
  delays: Delay[];
  /** Acknowledged scans that a viewer never saw. */
  missed: number;
}

/**
 * A viewer's n-th acknowledged scan makes the n-th version after the one it opened with. It is shown
 * by the first snapshot with that version or a later one.
 */
export function measureDelays(
  sightings: readonly (readonly Sighting[])[],
  acknowledged: readonly Acknowledged[],
): Delays {
  const result: Delays = { delays: [], missed: 0 };
  const byViewer = Map.groupBy(acknowledged, ({ viewer }) => viewer);
  for (const [viewer, scans] of byViewer) {
    const seen = sightings[viewer] ?? [];
    const opened = seen[0]?.version ?? 0;
    const inOrder = scans.toSorted((a, b) => a.at - b.at);
    let next = 0;
    for (const [index, { at }] of inOrder.entries()) {
      const version = opened + index + 1;
      while (next < seen.length && (seen[next]?.version ?? 0) < version) next += 1;
      const shown = seen[next];
      if (shown === undefined) result.missed += 1;
      else result.delays.push({ acknowledgedAt: at, ms: Math.max(0, shown.at - at) });
    }
  }
  return result;
}
