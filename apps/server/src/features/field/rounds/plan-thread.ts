// Plans in a thread of its own: a plan takes all of a core for as long as it may.
import { parentPort, workerData } from 'node:worker_threads';
import { planRounds, type PlanProblem } from '@waypost/domain/rounds';

export type PlanThreadData = {
  problem: PlanProblem;
  seconds: number;
  /** Its first number is not 0 once the best so far is wanted. */
  stop: Int32Array;
};

const { problem, seconds, stop } = workerData as PlanThreadData;
const startedAt = performance.now();
let toldAt = 0;
const plan = planRounds(problem, {
  seed: 1,
  budget: { time: { limitMs: seconds * 1000, spentMs: () => performance.now() - startedAt } },
  shouldStop: () => Atomics.load(stop, 0) !== 0,
  onProgress({ share }) {
    if (performance.now() - toldAt < 200) return;
    toldAt = performance.now();
    parentPort?.postMessage({ share });
  },
});
parentPort?.postMessage({ plan });
