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

/** A phone that knows no better than this says nothing about a door. */
export const WORST_ACCURACY_M = 40;
/** One position may be that of a van round the corner, or of a neighbour. */
const NEEDED = 2;
/** Positions of one door lie no further from their middle. */
const SPREAD_M = 75;

/**
 * Where a door is, by the positions of phones at hand-overs there. Null until two agree. Those that lie elsewhere are
 * left out, and there must be fewer of them than of the others.
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
