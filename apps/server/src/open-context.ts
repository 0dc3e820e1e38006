import type { Config } from './config.ts';
import { FEATURES } from './features/index.ts';
import { createCardVault } from './platform/card-vault.ts';
import type { Ctx } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createNudges } from './platform/nudges.ts';
import { openObjectStore } from './platform/object-store.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPayments } from './platform/payments.ts';
import { connectRedis } from './platform/redis.ts';
import { createSecrets } from './platform/secrets.ts';
import { waitForDatabase } from './platform/wait-for-database.ts';
import { createVirusScanner } from './platform/virus-scanner.ts';
import { createWakeUps } from './platform/wake-ups.ts';

/** Everything that use cases need, on the given database. `close` comes after `ctx.jobs.stop()`. */
export async function openContext<Own extends Config>(
  role: 'api' | 'worker',
  { config, databaseUrl }: { config: Own; databaseUrl: string },
): Promise<{ ctx: Ctx & { config: Own }; close(): Promise<void> }> {
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
  await waitForDatabase(database, log);
  const jobs = await startJobs(role, { database, wakeUps, log, metrics });
  return {
    ctx: {
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
      scanner: createVirusScanner(config.VIRUS_SCANNER),
      features: FEATURES,
      readiness: { isDraining: false },
    },
    async close() {
      nudges.close();
      redis?.disconnect();
      objects.close();
      await database.close();
    },
  };
}
