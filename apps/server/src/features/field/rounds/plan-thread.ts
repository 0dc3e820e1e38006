// Plans in a thread of its own: a plan takes all of a core for as long as it may.
import { parentPort, workerData } from 'node:worker_threads';
import {
  checkPlan,
  type PlacedProblem,
  type Plan,
  type PlanFault,
  planRounds,
  type PlanProblem,
  REPLAN_ITERATIONS,
  replanRound,
  type RoundToReplan,
  withEstimatedMatrix,
} from '@waypost/domain/rounds';

/** A courier and a dispatcher on the telephone wait for it. */
const REPLAN_MS = 700;

export type PlanThreadData =
  | { rest: RoundToReplan }
  // the first number of stop is not 0 once the best so far is wanted
  | { placed: PlacedProblem; seconds: number; stop: Int32Array };

export type PlanMessage = { share: number } | { plan: Plan; fault: PlanFault | undefined };

const data = workerData as PlanThreadData;
const startedAt = performance.now();
const spentMs = () => performance.now() - startedAt;
let toldAt = 0;

if ('rest' in data) {
  const budget = { iterations: REPLAN_ITERATIONS, time: { limitMs: REPLAN_MS, spentMs } };
  const { plan, problem } = replanRound(data.rest, { seed: 1, budget });
  answer(problem, plan);
} else {
  const { placed, seconds, stop } = data;
  const problem = withEstimatedMatrix(placed);
  const plan = planRounds(problem, {
    seed: 1,
    budget: { time: { limitMs: seconds * 1000, spentMs } },
    shouldStop: () => Atomics.load(stop, 0) !== 0,
    onProgress({ share }) {
      if (performance.now() - toldAt < 200) return;
      toldAt = performance.now();
      send({ share });
    },
  });
  answer(problem, plan);
}

/** Judged here: the problem is a thousand times as large as the plan. */
function answer(problem: PlanProblem, plan: Plan): void {
  const [fault] = checkPlan(problem, plan);
  send({ plan, fault });
}

function send(message: PlanMessage): void {
  parentPort?.postMessage(message);
}
