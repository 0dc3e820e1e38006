import type { SeededRandom } from '../simulation/seeded-random.ts';
import { beginJournal, emptyJournal, takeBack } from './journal.ts';
import type { PlanProblem } from './problem.ts';
import { newRecreation, recreate } from './recreate.ts';
import { relaxPriorities } from './relax-priorities.ts';
import { emptyPool, ruinNear, ruinSmallest } from './ruin.ts';
import { copyRounds, loadRounds, roundsOf } from './rounds-copy.ts';
import { recountCost, type Solution } from './solution.ts';
import { sortKeysOf } from './sort-pool.ts';

/**
 * Ends at whichever limit comes first. With a limit on iterations a plan depends only on the problem and the seed;
 * with a time limit it also depends on the machine. `spentMs` reads the time: wall time, or processor time of the
 * thread.
 */
export interface Budget {
  iterations?: number;
  time?: { limitMs: number; spentMs: () => number };
}

export interface PlanProgress {
  /** The share of the budget used, 0 to 1. */
  share: number;
  iterations: number;
  cost: number;
  unplanned: number;
}

interface AnnealOptions {
  budget: Budget;
  onProgress?: (progress: PlanProgress) => void;
  shouldStop?: () => boolean;
}

/** Iterations between two checks of the time. */
const STRETCH = 250;
/** How much worse a solution may get, at the start and at the end, in mean legs of the first solution. */
const HOT = 0.5;
const COLD = 0.01;
/** One in this many iterations empties the smallest round. */
const EMPTYING = 400;
const NEAR_TRIED = 40;
/** Share of the budget after which stops that could not meet their priority may come late. */
const PRIORITY_SHARE = 0.1;

/** Improves the solution in place and leaves the best one found. Returns the iterations. */
export function anneal(
  problem: PlanProblem,
  solution: Solution,
  random: SeededRandom,
  options: AnnealOptions,
): number {
  const { model } = solution;
  const { budget } = options;
  const pool = emptyPool(solution);
  const journal = emptyJournal(solution);
  const state = newRecreation(solution, sortKeysOf(model), NEAR_TRIED);
  /** How often each stop was left over. In the end, the hardest ones are placed first. */
  const leftOver = new Int32Array(model.stopCount);

  placeAbsent();
  const best = roundsOf(solution);
  let bestCost = solution.cost;
  let bestAbsent = solution.absentCount;
  const legs = Math.max(1, model.stopCount - solution.absentCount);
  const hot = (HOT * solution.cost) / legs;
  let iterations = 0;
  let areRelaxed = false;

  for (;;) {
    const share = shareSpent(budget, iterations);
    options.onProgress?.({ share, iterations, cost: bestCost, unplanned: bestAbsent });
    if (!areRelaxed && share >= PRIORITY_SHARE) relax();
    if (share >= 1 || model.stopCount === 0 || options.shouldStop?.() === true) break;
    solution.cost = recountCost(solution);
    const temperature = hot * (COLD / HOT) ** share;
    const stretch = Math.min(STRETCH, (budget.iterations ?? Infinity) - iterations);
    for (let at = 0; at < stretch; at += 1) step(temperature);
    iterations += stretch;
  }
  if (!areRelaxed) relax();
  loadRounds(solution, best);
  // some of them were never tried in the rounds of the best solution
  placeAbsent();
  solution.cost = recountCost(solution);
  return iterations;

  function step(temperature: number): void {
    beginJournal(journal, solution);
    if (random.below(EMPTYING) === 0) ruinSmallest(solution, pool, journal, random);
    else ruinNear(solution, pool, journal, random);
    recreate(solution, pool, journal, state, random);
    if (!isAccepted(temperature)) {
      takeBack(journal, solution);
      return;
    }
    keepIfBest();
  }

  function isAccepted(temperature: number): boolean {
    const more = solution.absentCount - journal.absentCount;
    if (more !== 0) {
      if (solution.absentCount > 0) countLeftOver();
      return more < 0;
    }
    if (solution.absentCount > 0) {
      countLeftOver();
      const now = sumLeftOver(solution.absent, solution.absentCount);
      if (now < sumLeftOver(journal.absent, journal.absentCount)) return true;
    }
    const drawn = 1 - random.uint32() / 2 ** 32;
    return solution.cost < journal.cost - temperature * Math.log(drawn);
  }

  function countLeftOver(): void {
    for (let at = 0; at < solution.absentCount; at += 1) {
      const stop = solution.absent[at] ?? 0;
      leftOver[stop] = (leftOver[stop] ?? 0) + 1;
    }
  }

  function sumLeftOver(absent: Int32Array, count: number): number {
    let sum = 0;
    for (let at = 0; at < count; at += 1) sum += leftOver[absent[at] ?? 0] ?? 0;
    return sum;
  }

  function keepIfBest(): void {
    const isBetter =
      solution.absentCount < bestAbsent ||
      (solution.absentCount === bestAbsent && solution.cost < bestCost);
    if (!isBetter) return;
    bestCost = solution.cost;
    bestAbsent = solution.absentCount;
    copyRounds(solution, best);
  }

  /** Takes all absent stops at once, where `ruinNear` takes a few. */
  function placeAbsent(): void {
    beginJournal(journal, solution);
    pool.count = solution.absentCount;
    pool.stops.set(solution.absent.subarray(0, solution.absentCount));
    solution.absentCount = 0;
    recreate(solution, pool, journal, state, random);
  }

  function relax(): void {
    areRelaxed = true;
    loadRounds(solution, best);
    if (solution.absentCount === 0 || !relaxPriorities(problem, solution)) return;
    placeAbsent();
    keepIfBest();
  }
}

function shareSpent({ iterations = Infinity, time }: Budget, done: number): number {
  const byTime = time === undefined ? 0 : time.spentMs() / time.limitMs;
  if (iterations === Infinity && time === undefined)
    throw new RangeError('A budget needs iterations or time.');
  return Math.min(1, Math.max(iterations === 0 ? 1 : done / iterations, byTime));
}
