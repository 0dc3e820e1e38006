// Plans in a thread of its own: a plan takes all of a core for as long as it may.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import {
  planRounds,
  type PlanProblem,
  REPLAN_ITERATIONS,
  replanRound,
  type RoundToReplan,
} from '@waypost/domain/rounds';

/** A courier and a dispatcher on the telephone wait for it. */
const REPLAN_MS = 700;

export type PlanThreadData = {
  /** Its first number is not 0 once the best so far is wanted. */
  stop: Int32Array;
} & ({ problem: PlanProblem; seconds: number } | { rest: RoundToReplan });

const data = workerData as PlanThreadData;
const startedAt = performance.now();
const spentMs = () => performance.now() - startedAt;
let toldAt = 0;

if ('rest' in data) {
  const budget = { iterations: REPLAN_ITERATIONS, time: { limitMs: REPLAN_MS, spentMs } };
  parentPort?.postMessage(replanRound(data.rest, { seed: 1, budget }));
} else {
  const { problem, seconds, stop } = data;
  // of this thread alone: it takes what is left of a core, and look-ups on the same machine do not wait for it
  setPriority(constants.priority.PRIORITY_LOW);
  const plan = planRounds(problem, {
    seed: 1,
    budget: { time: { limitMs: seconds * 1000, spentMs } },
    shouldStop: () => Atomics.load(stop, 0) !== 0,
    onProgress({ share }) {
      if (performance.now() - toldAt < 200) return;
      toldAt = performance.now();
      parentPort?.postMessage({ share });
    },
  });
  parentPort?.postMessage({ plan, problem });
}
