import type { ApiCtx, Ctx, WorkerCtx } from './context.ts';
import type { Api } from './http/mount.ts';
import { defineQueue, type Queue } from './jobs.ts';

/** What a feature offers to the programs. `features/index.ts` lists all of them. */
export type Feature = {
  name: string;
  routes?(api: Api, ctx: ApiCtx): void | Promise<void>;
  /** Every queue has exactly one job; `migrate` creates the queues. */
  jobs?: readonly Job[];
  /** Figures that the worker reads when it is asked for them. */
  gauges?(ctx: Ctx): void;
};

type JobOptions = {
  /** Jobs at the same time in one worker; 2 unless it says otherwise. */
  concurrency?: number;
};

export type Job = {
  run(ctx: WorkerCtx, payload: object): Promise<void>;
  options: JobOptions;
} & (
  | { queue: Queue<object>; cron?: undefined }
  /** UTC. */
  | { queue: Queue<Record<string, never>>; cron: string }
);

export function job<P extends object>(
  queue: Queue<P>,
  run: (ctx: WorkerCtx, payload: P) => Promise<void>,
  options: JobOptions = {},
): Job {
  return { queue, run, options };
}

/** A job of the clock. One that is enqueued as well has a queue defined elsewhere. */
export function scheduled(
  queue: string | Queue<Record<string, never>>,
  cron: string,
  run: (ctx: WorkerCtx) => Promise<void>,
  { retryLimit = 2, ...options }: JobOptions & { retryLimit?: number } = {},
): Job {
  const known =
    typeof queue === 'string' ? defineQueue<Record<string, never>>(queue, { retryLimit }) : queue;
  return { queue: known, run: (ctx) => run(ctx), cron, options };
}
