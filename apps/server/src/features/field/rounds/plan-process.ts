// Plans in a process of its own, which runPlanner starts at low priority: with it all threads of V8, which compile and
// collect garbage, take only what is left of a core, and look-ups on the same machine do not wait for them.
import { existsSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { PlanProblem } from '@waypost/domain/rounds';
import type { PlanThreadData } from './plan-thread.ts';

export type PlanOrder = { problem: PlanProblem; seconds: number };

const THREAD_FILE = new URL('./plan-thread.ts', import.meta.url);
/** Linux shares processors among sessions before it looks at the priorities within one. */
const SHARE_OF_SESSION = '/proc/self/autogroup';

if (existsSync(SHARE_OF_SESSION)) writeFileSync(SHARE_OF_SESSION, '10');

process.once('message', (order: PlanOrder) => {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PlanThreadData = { ...order, stop };
  // in a thread of this process: the main one hears that the best so far is wanted
  const thread = new Worker(THREAD_FILE, { workerData });
  thread.on('message', (message: object) => process.send?.(message));
  process.once('message', () => Atomics.store(stop, 0, 1));
});
// whoever asked has ended
process.once('disconnect', () => process.exit());
