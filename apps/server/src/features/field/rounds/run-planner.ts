import { fork } from 'node:child_process';
import { type EventEmitter, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import {
  checkPlan,
  type PlacedProblem,
  type Plan,
  readVroomAnswer,
  type RoundToReplan,
  vroomRequest,
  withEstimatedMatrix,
} from '@waypost/domain/rounds';
import type { Ctx } from '../../../platform/context.ts';
import type { PlanOrder } from './plan-process.ts';
import type { PlanMessage, PlanThreadData } from './plan-thread.ts';

const PROCESS_FILE = new URL('./plan-process.ts', import.meta.url);
const THREAD_FILE = new URL('./plan-thread.ts', import.meta.url);
const GRACE_MS = 60_000;
/**
 * Linux shares processors among sessions before it looks at the priorities within one. From the first instruction: node
 * starts for a quarter of a second. The kernel takes such a change ten times a second at most, from all users but root.
 */
const WITH_SMALL_SHARE = `
  share=/proc/self/autogroup
  for try in 1 2 3; do [ -w $share ] && ! echo 10 >$share && sleep 0.2 || break; done 2>/dev/null
  exec nice -n 10 "$0" "$@"`;

export type Planned = { plan: Plan; planner: 'own' | 'configured' };

/**
 * The configured solver if there is one and it answers with a plan without faults, otherwise our own. No name and
 * no address leaves: a solver gets numbers, sizes and travel times.
 */
export async function runPlanner(
  ctx: Pick<Ctx, 'config' | 'log'>,
  placed: PlacedProblem,
  seconds: number,
  onProgress: (share: number) => Promise<boolean>,
): Promise<Planned> {
  const configured = await askConfigured(ctx, placed, seconds);
  if (configured !== null) return { plan: configured, planner: 'configured' };
  return { plan: await runInProcess({ placed, seconds }, onProgress), planner: 'own' };
}

/** The rest of a round on the road, by our own planner: nobody has time to wait for another one. */
export async function runReplanner(rest: RoundToReplan): Promise<Planned> {
  return { plan: await runInThread(rest), planner: 'own' };
}

async function askConfigured(
  { config, log }: Pick<Ctx, 'config' | 'log'>,
  placed: PlacedProblem,
  seconds: number,
): Promise<Plan | null> {
  if (config.PLANNER_URL === null) return null;
  const problem = withEstimatedMatrix(placed);
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
    const fault = 'plan' in reading ? checkPlan(problem, reading.plan)[0]?.kind : reading.fault;
    if ('plan' in reading && fault === undefined) return reading.plan;
    log.warn({ fault }, 'the configured planner is not used: its answer has a fault');
  } catch (error) {
    log.warn({ err: error }, 'the configured planner does not answer');
  }
  return null;
}

/** It takes all of a core for as long as it may: at a low priority. */
async function runInProcess(
  order: PlanOrder,
  onProgress: (share: number) => Promise<boolean>,
): Promise<Plan> {
  const planning = fork(PROCESS_FILE, {
    execPath: '/bin/sh',
    execArgv: ['-c', WITH_SMALL_SHARE, process.execPath],
    serialization: 'advanced',
    // a session of its own, so that the share is not ours
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
async function runInThread(rest: RoundToReplan): Promise<Plan> {
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
): Promise<Plan> {
  return new Promise((resolve, reject) => {
    // under node --watch the first messages name the files that are imported
    planning.on('message', (message: PlanMessage | { 'watch:import': unknown }) => {
      if ('share' in message) onShare(message.share).catch(reject);
      if (!('plan' in message)) return;
      const { plan, fault } = message;
      if (fault === undefined) resolve(plan);
      else reject(new Error(`a plan has a fault: ${fault.kind}`));
    });
    planning.once('error', reject);
    planning.once('exit', (code) => reject(new Error(`the planner ended with ${code}`)));
  });
}
