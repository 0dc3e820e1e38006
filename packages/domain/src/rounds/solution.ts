import { type Model, NEVER } from './model.ts';

/** Rounds as doubly linked nodes, with the data to judge an insertion without walking the round. */
export interface Solution {
  model: Model;
  next: Int32Array;
  previous: Int32Array;
  /** Vehicle of each node; -1 for a stop that is in no round. */
  roundOf: Int32Array;
  /** Cost of driving from a node to its next, -Infinity where nothing may be inserted, 0 in an empty round. */
  legCost: Float64Array;
  /** Service at a node and driving to its next. */
  legSeconds: Int32Array;
  /** Earliest begin of service, and the latest that keeps all later stops in time. */
  earliest: Int32Array;
  latest: Int32Array;
  /** Three a vehicle. */
  load: Float64Array;
  stopsIn: Int32Array;
  /** Stops in no round. */
  absent: Int32Array;
  absentCount: number;
  cost: number;
}

export function emptySolution(model: Model): Solution {
  const { stopCount: n, vehicleCount: m } = model;
  const nodes = n + 2 * m;
  const solution: Solution = {
    model,
    next: new Int32Array(nodes).fill(-1),
    previous: new Int32Array(nodes).fill(-1),
    roundOf: new Int32Array(nodes).fill(-1),
    legCost: new Float64Array(nodes),
    legSeconds: new Int32Array(nodes),
    earliest: new Int32Array(nodes),
    latest: new Int32Array(nodes),
    load: new Float64Array(m * 3),
    stopsIn: new Int32Array(m),
    absent: new Int32Array(n),
    absentCount: 0,
    cost: 0,
  };
  for (let vehicle = 0; vehicle < m; vehicle += 1) {
    const [start, end] = [n + vehicle, n + m + vehicle];
    solution.next[start] = end;
    solution.previous[end] = start;
    solution.roundOf[start] = vehicle;
    solution.roundOf[end] = vehicle;
    retimeRound(solution, vehicle);
  }
  return solution;
}

export function insertAfter(solution: Solution, node: number, stop: number): void {
  const { model, next, previous, roundOf, legCost, stopsIn, load } = solution;
  const { row, size, demand } = model;
  const vehicle = roundOf[node] ?? 0;
  const follower = next[node] ?? 0;
  const cost = model.costs[model.costClass[vehicle] ?? 0] ?? legCost;
  const here = row[stop] ?? 0;
  const toStop = cost[(row[node] ?? 0) * size + here] ?? 0;
  const fromStop = cost[here * size + (row[follower] ?? 0)] ?? 0;
  const before = legCost[node] ?? 0;
  solution.cost += toStop + fromStop - (before === -Infinity ? 0 : before);
  if (stopsIn[vehicle] === 0) solution.cost += model.fixedCost[vehicle] ?? 0;
  solution.cost += unfamiliarCost(model, stop, vehicle);
  next[node] = stop;
  previous[stop] = node;
  next[stop] = follower;
  previous[follower] = stop;
  roundOf[stop] = vehicle;
  legCost[node] = model.isClosedAfter[node] === 1 ? -Infinity : toStop;
  legCost[stop] = fromStop;
  stopsIn[vehicle] = (stopsIn[vehicle] ?? 0) + 1;
  for (let d = 0; d < 3; d += 1)
    load[vehicle * 3 + d] = (load[vehicle * 3 + d] ?? 0) + (demand[stop * 3 + d] ?? 0);
  if (model.isTimed) retimeAround(solution, stop);
}

/** Does not update the times of the round: call `retimeRound` after removing all of its stops. */
export function takeOut(solution: Solution, stop: number): void {
  const { model, next, previous, roundOf, legCost, stopsIn, load } = solution;
  const { row, size, demand } = model;
  const vehicle = roundOf[stop] ?? 0;
  const before = previous[stop] ?? 0;
  const after = next[stop] ?? 0;
  const left = (stopsIn[vehicle] ?? 0) - 1;
  const cost = model.costs[model.costClass[vehicle] ?? 0] ?? legCost;
  const direct = left === 0 ? 0 : (cost[(row[before] ?? 0) * size + (row[after] ?? 0)] ?? 0);
  solution.cost += direct - (legCost[before] ?? 0) - (legCost[stop] ?? 0);
  if (left === 0) solution.cost -= model.fixedCost[vehicle] ?? 0;
  solution.cost -= unfamiliarCost(model, stop, vehicle);
  next[before] = after;
  previous[after] = before;
  roundOf[stop] = -1;
  legCost[before] = direct;
  stopsIn[vehicle] = left;
  for (let d = 0; d < 3; d += 1)
    load[vehicle * 3 + d] = (load[vehicle * 3 + d] ?? 0) - (demand[stop * 3 + d] ?? 0);
}

export function unfamiliarCost(model: Model, stop: number, vehicle: number): number {
  const usual = model.usualVehicle[stop] ?? -1;
  return usual === -1 || usual === vehicle ? 0 : model.unfamiliarCost;
}

/** Times after one insertion: later stops may begin later, earlier ones must begin earlier. */
function retimeAround(solution: Solution, stop: number): void {
  const { model, next, previous, legSeconds, earliest, latest } = solution;
  const { row, size, seconds, service, opens, closes, stopCount } = model;
  const lastStart = stopCount + model.vehicleCount;
  const before = previous[stop] ?? 0;
  const here = row[stop] ?? 0;
  legSeconds[before] = (service[before] ?? 0) + (seconds[(row[before] ?? 0) * size + here] ?? 0);
  legSeconds[stop] =
    (service[stop] ?? 0) + (seconds[here * size + (row[next[stop] ?? 0] ?? 0)] ?? 0);
  let at = stop;
  let ready = (earliest[before] ?? 0) + (legSeconds[before] ?? 0);
  for (;;) {
    const begin = Math.max(ready, opens[at] ?? 0);
    if (begin === earliest[at] && at !== stop) break;
    earliest[at] = begin;
    if (at >= lastStart) break;
    ready = begin + (legSeconds[at] ?? 0);
    at = next[at] ?? 0;
  }
  at = stop;
  let limit = latest[next[stop] ?? 0] ?? 0;
  for (;;) {
    limit = Math.min(limit - (legSeconds[at] ?? 0), closes[at] ?? 0);
    if (limit === latest[at] && at !== stop) break;
    latest[at] = limit;
    if (at >= stopCount) break;
    at = previous[at] ?? 0;
  }
}

export function retimeRound(solution: Solution, vehicle: number): void {
  const { model, next, previous, legSeconds, earliest, latest } = solution;
  const { row, size, seconds, service, opens, closes, stopCount, vehicleCount } = model;
  const [start, end] = [stopCount + vehicle, stopCount + vehicleCount + vehicle];
  let at = start;
  let begin = opens[start] ?? 0;
  earliest[start] = begin;
  while (at !== end) {
    const to = next[at] ?? 0;
    const leg = (service[at] ?? 0) + (seconds[(row[at] ?? 0) * size + (row[to] ?? 0)] ?? 0);
    legSeconds[at] = leg;
    begin = Math.max(begin + leg, opens[to] ?? 0);
    earliest[to] = begin;
    at = to;
  }
  let limit = Math.min(closes[end] ?? 0, NEVER);
  latest[end] = limit;
  while (at !== start) {
    at = previous[at] ?? 0;
    limit = Math.min(limit - (legSeconds[at] ?? 0), closes[at] ?? 0);
    latest[at] = limit;
  }
}

/** Recomputes the cost, without the accumulated rounding errors. */
export function recountCost(solution: Solution): number {
  const { model, next, stopsIn } = solution;
  const { row, size, stopCount, vehicleCount } = model;
  let sum = 0;
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    if (stopsIn[vehicle] === 0) continue;
    sum += model.fixedCost[vehicle] ?? 0;
    const cost = model.costs[model.costClass[vehicle] ?? 0] ?? solution.legCost;
    const end = stopCount + vehicleCount + vehicle;
    for (let at = stopCount + vehicle; at !== end; at = next[at] ?? end) {
      const to = next[at] ?? end;
      sum += cost[(row[at] ?? 0) * size + (row[to] ?? 0)] ?? 0;
      if (at < stopCount) sum += unfamiliarCost(model, at, vehicle);
    }
  }
  return sum;
}
