import type { Model } from './model.ts';
import type { PlanProblem } from './problem.ts';
import { isFeasible } from './is-feasible.ts';
import { emptySolution, insertAfter, retimeRound, type Solution, takeOut } from './solution.ts';

/**
 * Contains locked stops, and those of the initial rounds that fit; all others are absent, except the hopeless ones.
 */
export function startingSolution(
  problem: PlanProblem,
  model: Model,
  hopeless: ReadonlyMap<number, unknown>,
): Solution {
  const solution = emptySolution(model);
  const { stopCount, vehicleCount, isLocked, onlyVehicle } = model;
  for (const { vehicle, stops } of model.chains) {
    let node = stopCount + vehicle;
    for (const stop of stops) {
      link(solution, node, stop);
      node = stop;
    }
    retimeRound(solution, vehicle);
  }
  const places = new Map(problem.stops.map(({ id }, place) => [id, place]));
  problem.vehicles.forEach(({ id }, vehicle) => {
    let node = stopCount + vehicle;
    for (const stopId of problem.initial?.[id] ?? []) {
      const stop = places.get(stopId);
      if (stop === undefined || hopeless.has(stop)) continue;
      if (isLocked[stop] === 1) {
        if (solution.roundOf[stop] === vehicle) node = stop;
        continue;
      }
      const only = onlyVehicle[stop] ?? -1;
      if (solution.roundOf[stop] !== -1 || (only !== -1 && only !== vehicle)) continue;
      while (model.isClosedAfter[node] === 1) node = solution.next[node] ?? node;
      if (node >= stopCount + vehicleCount) break;
      link(solution, node, stop);
      retimeRound(solution, vehicle);
      if (isFeasible(solution, vehicle)) node = stop;
      else {
        takeOut(solution, stop);
        retimeRound(solution, vehicle);
      }
    }
  });
  for (let stop = 0; stop < stopCount; stop += 1) {
    if (solution.roundOf[stop] !== -1 || hopeless.has(stop)) continue;
    solution.absent[solution.absentCount] = stop;
    solution.absentCount += 1;
  }
  return solution;
}

function link(solution: Solution, node: number, stop: number): void {
  insertAfter(solution, node, stop);
  const { model, legCost } = solution;
  if (model.isClosedAfter[stop] === 1) legCost[stop] = -Infinity;
}
