// Plans in a process of its own, which runPlanner starts at low priority: with it all threads of V8, which compile and
// collect garbage, take only what is left of a core, and look-ups on the same machine do not wait for them.
import { Worker } from 'node:worker_threads';
import type { PlacedProblem } from '@waypost/domain/rounds';
import type { PlanMessage, PlanThreadData } from './plan-thread.ts';

export type PlanOrder = { placed: PlacedProblem; seconds: number };

const THREAD_FILE = new URL('./plan-thread.ts', import.meta.url);

process.once('message', (order: PlanOrder) => {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: PlanThreadData = { ...order, stop };
  // in a thread of this process: the main one hears that the best so far is wanted
  const thread = new Worker(THREAD_FILE, { workerData });
  thread.on('message', (message: PlanMessage) => process.send?.(message));
  process.once('message', () => Atomics.store(stop, 0, 1));
});
// whoever asked has ended
process.once('disconnect', () => process.exit());
