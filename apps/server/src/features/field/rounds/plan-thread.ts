// Plans in a thread of its own: a plan takes all of a core for as long as it may.
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

export type PlanThreadData =
  | { rest: RoundToReplan }
  // the first number of stop is not 0 once the best so far is wanted
  | { problem: PlanProblem; seconds: number; stop: Int32Array };

const data = workerData as PlanThreadData;
const startedAt = performance.now();
const spentMs = () => performance.now() - startedAt;
let toldAt = 0;

if ('rest' in data) {
  const budget = { iterations: REPLAN_ITERATIONS, time: { limitMs: REPLAN_MS, spentMs } };
  parentPort?.postMessage(replanRound(data.rest, { seed: 1, budget }));
} else {
  const { problem, seconds, stop } = data;
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
