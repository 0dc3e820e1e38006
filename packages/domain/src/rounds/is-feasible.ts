import type { Solution } from './solution.ts';

/** Whether the round of a vehicle keeps its capacity, windows and shift; its times must be current. */
export function isFeasible(solution: Solution, vehicle: number): boolean {
  const { model, next, earliest, load } = solution;
  const end = model.stopCount + model.vehicleCount + vehicle;
  for (let d = vehicle * 3; d < vehicle * 3 + 3; d += 1)
    if ((load[d] ?? 0) > (model.capacity[d] ?? 0)) return false;
  for (let node = model.stopCount + vehicle; ; node = next[node] ?? end) {
    if ((earliest[node] ?? 0) > (model.closes[node] ?? 0)) return false;
    if (node === end) return true;
  }
}
