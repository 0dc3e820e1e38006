import { distanceKm } from '../distance.ts';
import type { PlanProblem, TravelMatrix } from './problem.ts';

/** Roads are longer than the straight line: 1.6 times in the median of a city centre, less outside of it. */
const DETOUR = 1.4;

/** Speed of a van by kilometres driven on a leg: the longer the leg, the more of it is on large roads. */
const SPEEDS = [
  { belowKm: 1, kmPerHour: 15 },
  { belowKm: 5, kmPerHour: 24 },
  { belowKm: 20, kmPerHour: 40 },
  { belowKm: 80, kmPerHour: 65 },
  { belowKm: Infinity, kmPerHour: 80 },
] as const;

/** Travel without road data: a guess, marked as such. */
export function estimateMatrix(points: readonly { lat: number; lon: number }[]): TravelMatrix {
  const size = points.length;
  const seconds = new Int32Array(size * size);
  const metres = new Int32Array(size * size);
  points.forEach((from, row) => {
    points.forEach((to, column) => {
      const km = row === column ? 0 : DETOUR * distanceKm(from, to);
      metres[row * size + column] = Math.round(km * 1000);
      seconds[row * size + column] = Math.round(hoursFor(km) * 3600);
    });
  });
  return { size, seconds, metres, isEstimate: true };
}

/** Small enough to be handed on; the matrix of 1,000 points has two million numbers. `PlanStop.point` is a place in `points`. */
export interface PlacedProblem extends Omit<PlanProblem, 'matrix'> {
  points: readonly { lat: number; lon: number }[];
}

export function withEstimatedMatrix({ points, ...problem }: PlacedProblem): PlanProblem {
  return { ...problem, matrix: estimateMatrix(points) };
}

/** Each band is driven at its own speed, so that a longer leg never takes less time than a shorter one. */
function hoursFor(km: number): number {
  let hours = 0;
  let driven = 0;
  for (const { belowKm, kmPerHour } of SPEEDS) {
    const until = Math.min(km, belowKm);
    if (until <= driven) break;
    hours += (until - driven) / kmPerHour;
    driven = until;
  }
  return hours;
}
