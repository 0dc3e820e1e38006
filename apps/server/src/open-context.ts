import { startTracing } from '@waypost/telemetry/tracing';
import type { Config } from './config.ts';
import { FEATURES } from './features/index.ts';
import { createCardVault } from './platform/card-vault.ts';
import type { Ctx } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { databaseMetrics } from './platform/database-metrics.ts';
import { createEgress } from './platform/egress.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog, errorSenderOf } from './platform/log.ts';
import { measureCalls } from './platform/measure-calls.ts';
import { createMetrics } from './platform/metrics.ts';
import { createNudges } from './platform/nudges.ts';
import { openObjectStore } from './platform/object-store.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPayments, PaymentRefused } from './platform/payments.ts';
import { createQuarantine, holdPayments } from './platform/quarantine.ts';
import { connectRedis } from './platform/redis.ts';
import { createSecrets } from './platform/secrets.ts';
import { createSentLedger } from './platform/sent-ledger.ts';
import { openReads } from './platform/standby-reads.ts';
import { waitForDatabase } from './platform/wait-for-database.ts';
import { createVirusScanner } from './platform/virus-scanner.ts';
import { createWakeUps } from './platform/wake-ups.ts';

/** Everything that use cases need, on the given database. `close` comes after `ctx.jobs.stop()`. */
export async function openContext<Own extends Config>(
  role: 'api' | 'worker',
  {
    config,
    databaseUrl,
    standbyUrl = null,
  }: { config: Own; databaseUrl: string; standbyUrl?: string | null },
): Promise<{ ctx: Ctx & { config: Own }; close(): Promise<void> }> {
  const log = createLog(role, config.LOG_LEVEL, errorSenderOf(role, config));
  const stopTracing = await startTracing(`waypost-${role}`, config);
  const metrics = createMetrics();
  const database = openDatabase({
    url: databaseUrl,
    poolSize: config.DATABASE_POOL_SIZE,
    applicationName: `waypost-${role}`,
    log,
    onDoubt: () => metrics.commitsInDoubt.inc(),
  });
  databaseMetrics(metrics, database);
  const reads = openReads({ primary: database, primaryUrl: databaseUrl, standbyUrl, log });
  const redis = config.REDIS_URL === null ? null : connectRedis(config.REDIS_URL, log);
  const nudges = createNudges(config.REDIS_URL, redis, log);
  const objects = measureCalls(metrics, 'object_store', openObjectStore(config, log));
  const wakeUps = createWakeUps(config.REDIS_URL, redis, log);
  const egress = createEgress({ privateTargets: config.WEBHOOK_PRIVATE_TARGETS === 'on' });
  await waitForDatabase(database, log);
  const quarantine = createQuarantine(database.db);
  const sentLedger = createSentLedger(objects);
  const jobs = await startJobs(role, { database, wakeUps, log, metrics, quarantine });
  return {
    ctx: {
      config,
      log,
      metrics,
      database,
      db: database.db,
      reads,
      jobs,
      passwords: createPasswords(),
      payments: holdPayments(
        measureCalls(metrics, 'payments', createPayments(config), [PaymentRefused]),
        quarantine,
      ),
      cards: measureCalls(metrics, 'payments', createCardVault(config), [PaymentRefused]),
      secrets: createSecrets(config),
      redis,
      nudges,
      objects,
      sentLedger,
      quarantine,
      scanner: createVirusScanner(config.VIRUS_SCANNER),
      egress,
      features: FEATURES,
      readiness: { isDraining: false },
    },
    async close() {
      await egress.close();
      nudges.close();
      redis?.disconnect();
      await sentLedger.close();
      objects.close();
      await reads.close();
      await database.close();
      await stopTracing();
    },
  };
}
