import { fork } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
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
import type { PlanOrder } from './plan-process.ts';
import type { PlanThreadData } from './plan-thread.ts';

const PROCESS_FILE = new URL('./plan-process.ts', import.meta.url);
const THREAD_FILE = new URL('./plan-thread.ts', import.meta.url);
const GRACE_MS = 60_000;

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
  const { plan } = await runInProcess({ problem, seconds }, onProgress);
  return { plan: judged(problem, plan), planner: 'own' };
}

/** The rest of a round on the road, by our own planner: nobody has time to wait for another one. */
export async function runReplanner(rest: RoundToReplan): Promise<Planned> {
  const { plan, problem } = await runInThread(rest);
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

/** It takes all of a core for as long as it may: at a low priority. */
async function runInProcess(
  order: PlanOrder,
  onProgress: (share: number) => Promise<boolean>,
): Promise<Replanned> {
  const planning = fork(PROCESS_FILE, {
    execPath: 'nice',
    execArgv: ['-n', '10', process.execPath],
    serialization: 'advanced',
    // a session of its own, whose share of the processors plan-process.ts lowers
    detached: true,
    // none of our secrets; without a PATH programs are looked for in /bin and /usr/bin
    env: {},
  });
  const deadline = setTimeout(() => planning.kill('SIGKILL'), order.seconds * 1000 + GRACE_MS);
  const ended = once(planning, 'exit');
  try {
    planning.send(order);
    return await planOf(planning, async (share) => {
      if ((await onProgress(share)) && planning.connected) planning.send('stop');
    });
  } finally {
    clearTimeout(deadline);
    planning.kill('SIGKILL');
    await ended;
  }
}

/** For less than a second, which somebody on the telephone waits for. */
async function runInThread(rest: RoundToReplan): Promise<Replanned> {
  const thread = new Worker(THREAD_FILE, { workerData: { rest } satisfies PlanThreadData });
  const deadline = setTimeout(() => void thread.terminate(), GRACE_MS);
  try {
    return await planOf(thread);
  } finally {
    clearTimeout(deadline);
    await thread.terminate();
  }
}

/** What a process or a thread plans, unless it ends before. */
function planOf(
  planning: EventEmitter,
  onShare: (share: number) => Promise<void> = async () => {},
): Promise<Replanned> {
  return new Promise((resolve, reject) => {
    planning.on(
      'message',
      (message: Replanned | { share: number } | { 'watch:import': unknown }) => {
        // under node --watch the first messages name the files that are imported
        if ('plan' in message) resolve(message);
        else if ('share' in message) onShare(message.share).catch(reject);
      },
    );
    planning.once('error', reject);
    planning.once('exit', (code) => reject(new Error(`the planner ended with ${code}`)));
  });
}
