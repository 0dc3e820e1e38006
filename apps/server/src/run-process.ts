import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from './config.ts';
import { openContext } from './open-context.ts';
import type { Ctx } from './platform/context.ts';
import type { Jobs } from './platform/jobs.ts';
import { errorFields } from './platform/log.ts';

export type Running = {
  /** Takes no new work. */
  stop(): Promise<void>;
  /** Closes what jobs use, after the last one has ended. */
  close?(): void | Promise<void>;
};

/** Builds what a process needs, starts it, and stops it once when asked to. */
export async function runProcess<Own extends Config>(
  role: 'api' | 'worker',
  options: { config: Own; databaseUrl: string; standbyUrl?: string | null },
  start: (ctx: Ctx & { config: Own }) => Promise<Running>,
): Promise<void> {
  const { ctx, close } = await openContext(role, options);
  const { log, jobs } = ctx;
  const running = await start(ctx);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing what has been started');
    ctx.readiness.isDraining = true;
    try {
      await delay(ctx.config.DRAIN_SECONDS * 1000);
      await finishWork(running, jobs);
      await close();
      process.exit(0);
    } catch (error) {
      log.error(errorFields(error), 'did not stop cleanly');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void stop('SIGTERM'));
  process.on('SIGINT', () => void stop('SIGINT'));
}

export async function finishWork(running: Running, jobs: Pick<Jobs, 'stop'>): Promise<void> {
  await running.stop();
  await jobs.stop();
  await running.close?.();
}
