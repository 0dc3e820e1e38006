import { Worker } from 'node:worker_threads';
import {
  checkPlan,
  type Plan,
  type PlanProblem,
  readVroomAnswer,
  type Replanned,
  type RoundToReplan,
  vroomRequest,
} from '@waypost/domain/rounds';
import type { Ctx } from '../../../platform/context.ts';
import type { PlanThreadData } from './plan-thread.ts';

const THREAD_FILE = new URL('./plan-thread.ts', import.meta.url);
const GRACE_MS = 30_000;
/** Rarely full: collecting its garbage is done by threads of the process, which are not of low priority. */
const YOUNG = { maxYoungGenerationSizeMb: 96 };

export type Planned = { plan: Plan; planner: 'own' | 'configured' };

/**
 * The configured solver if there is one and it answers with a plan without faults, otherwise our own. No name and
 * no address leaves: a solver gets numbers, sizes and travel times.
 */
export async function runPlanner(
  ctx: Pick<Ctx, 'config' | 'log'>,
  problem: PlanProblem,
  seconds: number,
  onProgress: (share: number) => Promise<boolean>,
): Promise<Planned> {
  const configured = await askConfigured(ctx, problem, seconds);
  if (configured !== null) return { plan: judged(problem, configured), planner: 'configured' };
  const { plan } = await runInThread({ problem, seconds }, seconds, onProgress);
  return { plan: judged(problem, plan), planner: 'own' };
}

/** The rest of a round on the road, by our own planner: nobody has time to wait for another one. */
export async function runReplanner(rest: RoundToReplan): Promise<Planned> {
  const { plan, problem } = await runInThread({ rest }, 0, async () => false);
  return { plan: judged(problem, plan), planner: 'own' };
}

function judged(problem: PlanProblem, plan: Plan): Plan {
  const [fault] = checkPlan(problem, plan);
  if (fault !== undefined) throw new Error(`a plan has a fault: ${fault.kind}`);
  return plan;
}

async function askConfigured(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  problem: PlanProblem,
  seconds: number,
): Promise<Plan | null> {
  if (config.PLANNER_URL === null) return null;
  const body = vroomRequest(problem);
  if (body === null) return null;
  try {
    const answer = await fetch(config.PLANNER_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(seconds * 1000 + GRACE_MS),
    });
    const reading = readVroomAnswer(problem, await answer.json());
    if ('plan' in reading) return reading.plan;
    log.warn(
      { fault: reading.fault },
      'the configured planner is not used: its answer has a fault',
    );
  } catch (error) {
    log.warn({ err: error }, 'the configured planner does not answer');
  }
  return null;
}

type Work = { problem: PlanProblem; seconds: number } | { rest: RoundToReplan };

async function runInThread(
  work: Work,
  seconds: number,
  onProgress: (share: number) => Promise<boolean>,
): Promise<Replanned> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PlanThreadData = { ...work, stop };
  const thread = new Worker(THREAD_FILE, { workerData, resourceLimits: YOUNG });
  const deadline = setTimeout(() => void thread.terminate(), seconds * 1000 + GRACE_MS);
  try {
    return await new Promise<Replanned>((resolve, reject) => {
      thread.on('message', (message: Replanned | { share: number }) => {
        if ('plan' in message) {
          resolve(message);
          return;
        }
        onProgress(message.share).then((wanted) => {
          if (wanted) Atomics.store(stop, 0, 1);
        }, reject);
      });
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`the thread of a plan ended with ${code}`)));
    });
  } finally {
    clearTimeout(deadline);
    await thread.terminate();
  }
}
