import { recountCost, retimeRound, type Solution } from './solution.ts';

/** The order of all rounds, without what follows from it. */
export interface RoundsCopy {
  next: Int32Array;
  absent: Int32Array;
  absentCount: number;
}

export function roundsOf(solution: Solution): RoundsCopy {
  return {
    next: solution.next.slice(),
    absent: solution.absent.slice(),
    absentCount: solution.absentCount,
  };
}

export function copyRounds(solution: Solution, copy: RoundsCopy): void {
  copy.next.set(solution.next);
  copy.absent.set(solution.absent);
  copy.absentCount = solution.absentCount;
}

export function loadRounds(solution: Solution, copy: RoundsCopy): void {
  const { model, next, previous, roundOf, legCost, load, stopsIn } = solution;
  const { stopCount, vehicleCount, row, size } = model;
  next.set(copy.next);
  solution.absent.set(copy.absent);
  solution.absentCount = copy.absentCount;
  roundOf.fill(-1, 0, stopCount);
  load.fill(0);
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    const [start, end] = [stopCount + vehicle, stopCount + vehicleCount + vehicle];
    const cost = model.costs[model.costClass[vehicle] ?? 0] ?? legCost;
    const isEmpty = next[start] === end;
    stopsIn[vehicle] = 0;
    for (let node = start; node !== end;) {
      const to = next[node] ?? end;
      previous[to] = node;
      const leg = cost[(row[node] ?? 0) * size + (row[to] ?? 0)] ?? 0;
      legCost[node] = model.isClosedAfter[node] === 1 ? -Infinity : isEmpty ? 0 : leg;
      if (to !== end) {
        roundOf[to] = vehicle;
        stopsIn[vehicle] = (stopsIn[vehicle] ?? 0) + 1;
        for (let d = 0; d < 3; d += 1)
          load[vehicle * 3 + d] = (load[vehicle * 3 + d] ?? 0) + (model.demand[to * 3 + d] ?? 0);
      }
      node = to;
    }
    retimeRound(solution, vehicle);
  }
  solution.cost = recountCost(solution);
}
