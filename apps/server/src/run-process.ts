import type { Config } from './config.ts';
import { FEATURES } from './features/index.ts';
import { createCardVault } from './platform/card-vault.ts';
import type { Ctx } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { createLog, errorFields } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createNudges } from './platform/nudges.ts';
import { openObjectStore } from './platform/object-store.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPayments } from './platform/payments.ts';
import { connectRedis } from './platform/redis.ts';
import { createSecrets } from './platform/secrets.ts';
import { createWakeUps } from './platform/wake-ups.ts';

export type Running = {
  /** Takes no new work. */
  stop(): Promise<void>;
  /** Closes what jobs use, after the last one has ended. */
  close?(): void;
};

/** Builds what a process needs, starts it, and stops it once when asked to. */
export async function runProcess<Own extends Config>(
  role: 'api' | 'worker',
  { config, databaseUrl }: { config: Own; databaseUrl: string },
  start: (ctx: Ctx & { config: Own }) => Promise<Running>,
): Promise<void> {
  const log = createLog(role, config.LOG_LEVEL);
  const metrics = createMetrics();
  const database = openDatabase({
    url: databaseUrl,
    poolSize: config.DATABASE_POOL_SIZE,
    applicationName: `waypost-${role}`,
    log,
  });
  const redis = config.REDIS_URL === null ? null : connectRedis(config.REDIS_URL, log);
  const nudges = createNudges(config.REDIS_URL, redis, log);
  const objects = openObjectStore(config, log);
  const wakeUps = createWakeUps(config.REDIS_URL, redis, log);
  const jobs = await startJobs(role, { database, wakeUps, log, metrics });
  const ctx = {
    config,
    log,
    metrics,
    database,
    db: database.db,
    jobs,
    passwords: createPasswords(),
    payments: createPayments(config),
    cards: createCardVault(config),
    secrets: createSecrets(config.CODE_SECRET),
    redis,
    nudges,
    objects,
    features: FEATURES,
  };
  const running = await start(ctx);

  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing what has been started');
    try {
      await finishWork(running, jobs);
      nudges.close();
      redis?.disconnect();
      objects.close();
      await database.close();
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
  running.close?.();
}
