import { distanceKm } from '../distance.ts';

export interface DoorFix {
  lat: number;
  lon: number;
  accuracyM: number;
}

export interface DoorPoint extends DoorFix {
  /** How many positions agree on it. */
  fixes: number;
}

/** Less accurate positions are ignored. */
export const WORST_ACCURACY_M = 40;
/** A single position may be that of a van around the corner, or of a neighbour. */
const NEEDED = 2;
/** Positions within this distance of their middle count as one door. */
const SPREAD_M = 75;

/**
 * The position of a door, from the positions of phones at hand-overs there. Null until two agree. Outliers are left
 * out, and must be fewer than the others.
 */
export function doorPoint(fixes: readonly DoorFix[]): DoorPoint | null {
  const usable = fixes.filter(({ accuracyM }) => accuracyM <= WORST_ACCURACY_M);
  const middle = medianOf(usable);
  if (middle === null) return null;
  const near = usable.filter((fix) => metresBetween(fix, middle) <= SPREAD_M);
  const point = medianOf(near);
  if (point === null || near.length < NEEDED || near.length * 2 <= usable.length) return null;
  const furthest = Math.max(...near.map((fix) => metresBetween(fix, point)));
  return { ...point, accuracyM: Math.ceil(furthest), fixes: near.length };
}

function medianOf(fixes: readonly DoorFix[]): { lat: number; lon: number } | null {
  if (fixes.length === 0) return null;
  return { lat: median(fixes.map(({ lat }) => lat)), lon: median(fixes.map(({ lon }) => lon)) };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  return 1000 * distanceKm(a, b);
}
