import type { SeededRandom } from '../simulation/seeded-random.ts';
import { type Journal, keepRound } from './journal.ts';
import { retimeRound, type Solution, takeOut } from './solution.ts';

/** Christiaens and Vanden Berghe 2020, "Slack induction by string removals"; their symbols in comments. */
const USUAL = {
  meanRemoved: 10, // c̄
  longestString: 10, // L max
  stringsOfRound: 1,
};
/**
 * From this many stops per round on average, more stops and more strings are removed from a round, because near
 * stops of a long round may be far apart in its order. Not in the paper; improves a city with 125 stops per round
 * by 4 %.
 */
const LONG_ROUND = 40;
const LONG = { meanRemoved: 25, longestString: 30, stringsOfRound: 3 };
const SPLIT_SHARE = 0.5; // α
const LONGER_SPLIT_SHARE = 0.99; // 1 - β
/** How many absent stops are tried again in one iteration. */
const ABSENT_TRIED = 8;

/** Removed stops, to be inserted again by `recreate`. */
export interface Pool {
  stops: Int32Array;
  count: number;
  /** By vehicle: the last ruin that changed it, and how many strings it removed. */
  ruinedIn: Int32Array;
  strings: Int32Array;
  ruined: Int32Array;
  ruinedCount: number;
  ruins: number;
}

export function emptyPool({ model }: Solution): Pool {
  return {
    stops: new Int32Array(model.stopCount),
    count: 0,
    ruinedIn: new Int32Array(model.vehicleCount).fill(-1),
    strings: new Int32Array(model.vehicleCount),
    ruined: new Int32Array(model.vehicleCount),
    ruinedCount: 0,
    ruins: 0,
  };
}

/** Removes strings of neighbouring stops from rounds that pass near a random stop. */
export function ruinNear(
  solution: Solution,
  pool: Pool,
  journal: Journal,
  random: SeededRandom,
): void {
  const { model, roundOf, stopsIn } = solution;
  const { near, nearCount, isLocked } = model;
  begin(solution, pool, random);
  const rounds = countRounds(solution);
  const placed = model.stopCount - solution.absentCount - pool.count;
  if (rounds === 0 || placed === 0) return;
  const mean = placed / rounds;
  const amount = mean > LONG_ROUND ? LONG : USUAL;
  const longest = Math.min(amount.longestString, Math.max(1, mean));
  const mostStrings = (4 * amount.meanRemoved) / (1 + longest) - 1;
  const wanted = Math.floor(random.between(1, mostStrings + 1));
  const perRound = Math.max(amount.stringsOfRound, Math.ceil(wanted / rounds));
  const seed = random.below(model.stopCount);
  let taken = 0;
  for (let at = -1; at < nearCount && taken < wanted; at += 1) {
    const stop = at === -1 ? seed : (near[seed * nearCount + at] ?? 0);
    const vehicle = roundOf[stop] ?? -1;
    if (vehicle === -1 || isLocked[stop] === 1) continue;
    if (pool.ruinedIn[vehicle] === pool.ruins && (pool.strings[vehicle] ?? 0) >= perRound) continue;
    markRuined(pool, vehicle);
    keepRound(journal, solution, vehicle);
    const most = Math.min(longest, stopsIn[vehicle] ?? 1);
    removeString(solution, pool, stop, Math.floor(random.between(1, most + 1)), random);
    taken += 1;
  }
  for (let at = 0; at < pool.ruinedCount; at += 1) retimeIfTimed(solution, pool.ruined[at] ?? 0);
}

/** Empties the round with the fewest stops, so that its vehicle may not be needed. */
export function ruinSmallest(
  solution: Solution,
  pool: Pool,
  journal: Journal,
  random: SeededRandom,
): void {
  const { model, next, stopsIn } = solution;
  begin(solution, pool, random);
  let smallest = -1;
  for (let vehicle = 0; vehicle < model.vehicleCount; vehicle += 1) {
    const stops = stopsIn[vehicle] ?? 0;
    if (stops > 0 && (smallest === -1 || stops < (stopsIn[smallest] ?? 0))) smallest = vehicle;
  }
  if (smallest === -1) return;
  keepRound(journal, solution, smallest);
  const end = model.stopCount + model.vehicleCount + smallest;
  for (let node = next[model.stopCount + smallest] ?? end; node !== end;) {
    const after = next[node] ?? end;
    if (model.isLocked[node] === 0) removeInto(solution, pool, node);
    node = after;
  }
  retimeIfTimed(solution, smallest);
}

/** Absent stops go into the pool first, a few of them at random. */
function begin(solution: Solution, pool: Pool, random: SeededRandom): void {
  pool.count = 0;
  pool.ruins += 1;
  pool.ruinedCount = 0;
  for (let tried = 0; tried < ABSENT_TRIED && solution.absentCount > 0; tried += 1) {
    const at = random.below(solution.absentCount);
    pool.stops[pool.count] = solution.absent[at] ?? 0;
    pool.count += 1;
    solution.absentCount -= 1;
    solution.absent[at] = solution.absent[solution.absentCount] ?? 0;
  }
}

function countRounds({ stopsIn }: Solution): number {
  let count = 0;
  for (let vehicle = 0; vehicle < stopsIn.length; vehicle += 1)
    if ((stopsIn[vehicle] ?? 0) > 0) count += 1;
  return count;
}

function markRuined(pool: Pool, vehicle: number): void {
  if (pool.ruinedIn[vehicle] !== pool.ruins) {
    pool.ruinedIn[vehicle] = pool.ruins;
    pool.strings[vehicle] = 0;
    pool.ruined[pool.ruinedCount] = vehicle;
    pool.ruinedCount += 1;
  }
  pool.strings[vehicle] = (pool.strings[vehicle] ?? 0) + 1;
}

/** A string of `length` stops that holds `stop`; half of the time one with a gap in it. */
function removeString(
  solution: Solution,
  pool: Pool,
  stop: number,
  length: number,
  random: SeededRandom,
): void {
  const { next, previous, model, roundOf, stopsIn } = solution;
  const { stopCount } = model;
  const roundLength = stopsIn[roundOf[stop] ?? 0] ?? 1;
  let kept = 0;
  if (length > 1 && length < roundLength && random.chance(SPLIT_SHARE)) {
    kept = 1;
    while (length + kept < roundLength && random.chance(1 - LONGER_SPLIT_SHARE)) kept += 1;
  }
  const whole = length + kept;
  // the string may begin at any stop from which it still holds `stop` and fits into the round
  let before = 0;
  let first = stop;
  while (before < whole - 1 && (previous[first] ?? stopCount) < stopCount) {
    first = previous[first] ?? stopCount;
    before += 1;
  }
  let after = 0;
  for (let node = stop; after < whole - 1 && (next[node] ?? stopCount) < stopCount; after += 1)
    node = next[node] ?? stopCount;
  const starts = before + after - (whole - 1) + 1;
  for (let skip = random.below(Math.max(1, starts)); skip > 0; skip -= 1)
    first = next[first] ?? stopCount;
  const gapAt = kept === 0 ? whole : 1 + random.below(length - 1);
  let node = first;
  for (let at = 0; at < whole && node < stopCount; at += 1) {
    const follower = next[node] ?? stopCount;
    const isInGap = at >= gapAt && at < gapAt + kept;
    if (!isInGap && model.isLocked[node] === 0) removeInto(solution, pool, node);
    node = follower;
  }
}

function removeInto(solution: Solution, pool: Pool, stop: number): void {
  takeOut(solution, stop);
  pool.stops[pool.count] = stop;
  pool.count += 1;
}

function retimeIfTimed(solution: Solution, vehicle: number): void {
  if (solution.model.isTimed) retimeRound(solution, vehicle);
}
