import type { SeededRandom } from '../simulation/seeded-random.ts';
import { type Journal, keepRound } from './journal.ts';
import type { Pool } from './ruin.ts';
import { insertAfter, type Solution, unfamiliarCost } from './solution.ts';
import { sortPool, type SortKeys } from './sort-pool.ts';

/** Share of insertion places that are skipped at random, so that the best one is not always taken. */
const BLINK_SHARE = 0.01;

export interface Recreation {
  keys: SortKeys;
  /** How many of the near stops are tried as neighbours. */
  nearTried: number;
  /** Places until the next skip. */
  untilBlink: number;
  /** The best place found for a stop. */
  bestNode: number;
  bestCost: number;
  /** By kind of vehicle, the first that is empty, or -1. */
  firstEmpty: Int32Array;
}

export function newRecreation({ model }: Solution, keys: SortKeys, nearTried: number): Recreation {
  return {
    keys,
    nearTried: Math.min(nearTried, model.nearCount),
    untilBlink: 1,
    bestNode: -1,
    bestCost: Infinity,
    firstEmpty: new Int32Array(model.kindCount).fill(-1),
  };
}

/**
 * Inserts the stops of the pool where they cost least, one after the other. Stops that fit nowhere become absent.
 */
export function recreate(
  solution: Solution,
  pool: Pool,
  journal: Journal,
  state: Recreation,
  random: SeededRandom,
): void {
  sortPool(pool, state.keys, random);
  findEmpty(solution, state);
  for (let at = 0; at < pool.count; at += 1) {
    const stop = pool.stops[at] ?? 0;
    state.bestNode = -1;
    state.bestCost = Infinity;
    const only = solution.model.onlyVehicle[stop] ?? -1;
    if (only !== -1) tryRound(solution, stop, only, state);
    else {
      tryNear(solution, stop, state, random);
      // nearby vehicles may all be full or late; that alone does not justify another vehicle
      if (state.bestNode === -1) tryAll(solution, stop, state);
      else tryEmpty(solution, stop, state);
    }
    if (state.bestNode === -1) {
      solution.absent[solution.absentCount] = stop;
      solution.absentCount += 1;
      continue;
    }
    const vehicle = solution.roundOf[state.bestNode] ?? 0;
    keepRound(journal, solution, vehicle);
    const wasEmpty = solution.stopsIn[vehicle] === 0;
    insertAfter(solution, state.bestNode, stop);
    if (wasEmpty) findEmpty(solution, state);
  }
}

/**
 * The hot loop: tries both sides of each near stop. If the stop on the other side is nearer, the place was tried
 * from there; if it is farther, the detour costs at least the way to the near stop and back, less the leg. Only
 * starts and ends, which are in no list of near stops, must always be tried.
 */
function tryNear(solution: Solution, stop: number, state: Recreation, random: SeededRandom): void {
  const { model, next, previous, roundOf, legCost } = solution;
  const { row, size, near, nearCost, nearCount, costs, costsTo, costClass, stopCount } = model;
  const base = (row[stop] ?? 0) * size;
  const isOneClass = costs.length === 1;
  let from = costs[0] ?? legCost;
  let to = costsTo[0] ?? legCost;
  let { bestCost, bestNode, untilBlink } = state;
  const last = stop * nearCount + state.nearTried;
  for (let at = stop * nearCount; at < last; at += 1) {
    const node = near[at] ?? 0;
    const vehicle = roundOf[node] ?? -1;
    if (vehicle === -1) continue;
    const after = next[node] ?? 0;
    const before = previous[node] ?? 0;
    const wayAndBack = nearCost[at] ?? 0;
    const legAfter = legCost[node] ?? 0;
    const legBefore = legCost[before] ?? 0;
    const canFollow = after >= stopCount || wayAndBack - legAfter < bestCost || !isOneClass;
    const canPrecede = before >= stopCount || wayAndBack - legBefore < bestCost || !isOneClass;
    if ((!canFollow && !canPrecede) || !hasRoom(solution, stop, vehicle)) continue;
    if (!isOneClass) {
      from = costs[costClass[vehicle] ?? 0] ?? from;
      to = costsTo[costClass[vehicle] ?? 0] ?? to;
    }
    const place = base + (row[node] ?? 0);
    const unfamiliar = unfamiliarCost(model, stop, vehicle);
    if (canFollow) {
      const onward = from[base + (row[after] ?? 0)] ?? 0;
      const cost = (to[place] ?? 0) + onward - legAfter + unfamiliar;
      if (cost < bestCost && isInTime(solution, node, stop, after)) {
        untilBlink -= 1;
        if (untilBlink === 0) untilBlink = drawBlink(random);
        else {
          bestCost = cost;
          bestNode = node;
        }
      }
    }
    if (canPrecede) {
      const thither = to[base + (row[before] ?? 0)] ?? 0;
      const cost = thither + (from[place] ?? 0) - legBefore + unfamiliar;
      if (cost < bestCost && isInTime(solution, before, stop, node)) {
        untilBlink -= 1;
        if (untilBlink === 0) untilBlink = drawBlink(random);
        else {
          bestCost = cost;
          bestNode = before;
        }
      }
    }
  }
  state.bestCost = bestCost;
  state.bestNode = bestNode;
  state.untilBlink = untilBlink;
}

function drawBlink(random: SeededRandom): number {
  const drawn = 1 - random.uint32() / 2 ** 32;
  return 1 + Math.floor(Math.log(drawn) / Math.log(1 - BLINK_SHARE));
}

function tryEmpty(solution: Solution, stop: number, state: Recreation): void {
  const { stopCount, fixedCost } = solution.model;
  for (let kind = 0; kind < state.firstEmpty.length; kind += 1) {
    const vehicle = state.firstEmpty[kind] ?? -1;
    if (vehicle === -1 || !hasRoom(solution, stop, vehicle)) continue;
    tryPlace(solution, stop, stopCount + vehicle, fixedCost[vehicle] ?? 0, state);
  }
}

function tryAll(solution: Solution, stop: number, state: Recreation): void {
  for (let vehicle = 0; vehicle < solution.model.vehicleCount; vehicle += 1)
    tryRound(solution, stop, vehicle, state);
}

function tryRound(solution: Solution, stop: number, vehicle: number, state: Recreation): void {
  const { next, model, stopsIn } = solution;
  if (!hasRoom(solution, stop, vehicle)) return;
  const extra = stopsIn[vehicle] === 0 ? (model.fixedCost[vehicle] ?? 0) : 0;
  const end = model.stopCount + model.vehicleCount + vehicle;
  for (let node = model.stopCount + vehicle; node !== end; node = next[node] ?? end)
    tryPlace(solution, stop, node, extra, state);
}

/** Between a node and its next. */
function tryPlace(
  solution: Solution,
  stop: number,
  node: number,
  extra: number,
  state: Recreation,
): void {
  const { model, next, roundOf, legCost } = solution;
  const vehicle = roundOf[node] ?? 0;
  const after = next[node] ?? 0;
  const base = (model.row[stop] ?? 0) * model.size;
  const kind = model.costClass[vehicle] ?? 0;
  const cost =
    (model.costsTo[kind]?.[base + (model.row[node] ?? 0)] ?? 0) +
    (model.costs[kind]?.[base + (model.row[after] ?? 0)] ?? 0) -
    (legCost[node] ?? 0) +
    unfamiliarCost(model, stop, vehicle) +
    extra;
  if (cost >= state.bestCost || !isInTime(solution, node, stop, after)) return;
  state.bestCost = cost;
  state.bestNode = node;
}

function hasRoom({ model, load }: Solution, stop: number, vehicle: number): boolean {
  const { demand, capacity } = model;
  const of = stop * 3;
  const to = vehicle * 3;
  return (
    (load[to] ?? 0) + (demand[of] ?? 0) <= (capacity[to] ?? 0) &&
    (load[to + 1] ?? 0) + (demand[of + 1] ?? 0) <= (capacity[to + 1] ?? 0) &&
    (load[to + 2] ?? 0) + (demand[of + 2] ?? 0) <= (capacity[to + 2] ?? 0)
  );
}

function isInTime(
  { model, earliest, latest }: Solution,
  before: number,
  stop: number,
  after: number,
): boolean {
  if (!model.isTimed) return true;
  const { row, size, seconds, secondsTo, service, opens, closes } = model;
  const base = (row[stop] ?? 0) * size;
  const arrive =
    (earliest[before] ?? 0) + (service[before] ?? 0) + (secondsTo[base + (row[before] ?? 0)] ?? 0);
  if (arrive > (closes[stop] ?? 0)) return false;
  const begin = Math.max(arrive, opens[stop] ?? 0);
  return (
    begin + (service[stop] ?? 0) + (seconds[base + (row[after] ?? 0)] ?? 0) <= (latest[after] ?? 0)
  );
}

function findEmpty({ model, stopsIn }: Solution, { firstEmpty }: Recreation): void {
  firstEmpty.fill(-1);
  for (let vehicle = 0; vehicle < model.vehicleCount; vehicle += 1) {
    const kind = model.kind[vehicle] ?? 0;
    if (stopsIn[vehicle] === 0 && firstEmpty[kind] === -1) firstEmpty[kind] = vehicle;
  }
}
