import type { KeyMode } from '@waypost/contract';
import { startTracing } from '@waypost/telemetry/tracing';
import type { Config } from './config.ts';
import { FEATURES } from './features/index.ts';
import { createIdentity } from './features/programs/test-mode/index.ts';
import { createCardVault } from './platform/card-vault.ts';
import { type Cells, openCells } from './platform/cells/cells.ts';
import type { Ctx, Identity } from './platform/context.ts';
import { openDatabase } from './platform/database.ts';
import { databaseMetrics } from './platform/database-metrics.ts';
import { assertMode } from './platform/database-mode.ts';
import { createEgress } from './platform/egress.ts';
import { startJobs } from './platform/jobs.ts';
import { createLog, errorSenderOf } from './platform/log.ts';
import { measureCalls } from './platform/measure-calls.ts';
import { createMetrics } from './platform/metrics.ts';
import { createNudges } from './platform/nudges.ts';
import { openObjectStore } from './platform/object-store.ts';
import { createPasswords } from './platform/passwords.ts';
import { createPayments, PaymentRefused } from './platform/payments.ts';
import { createQuarantine, holdPayments, NO_QUARANTINE } from './platform/quarantine.ts';
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
  options: { config: Own; databaseUrl: string; standbyUrl?: string | null },
): Promise<OpenContext<Own>> {
  const { config } = options;
  const log = createLog(role, config.LOG_LEVEL, errorSenderOf(role, config));
  const stopTracing = await startTracing(`waypost-${role}`, config);
  const process = {
    log,
    passwords: createPasswords(),
    scanner: createVirusScanner(config.VIRUS_SCANNER),
    readiness: { isDraining: false },
  };
  const { ctx, close } = await openMode(role, { mode: 'live', ...options, process });
  return {
    ctx,
    async close() {
      await close();
      await stopTracing();
    },
  };
}

export type OpenContext<Own extends Config> = {
  ctx: Ctx & { config: Own };
  close(): Promise<void>;
};

/** What both modes of a process share. */
export type ProcessParts = Pick<Ctx, 'log' | 'passwords' | 'scanner' | 'readiness'>;

/** A context of one mode. Without an `identity` its own database has the keys and accounts, and the shard map. */
export async function openMode<Own extends Config>(
  role: 'api' | 'worker',
  {
    mode,
    config,
    databaseUrl,
    standbyUrl = null,
    process,
    identity,
    cells: liveCells,
  }: {
    mode: KeyMode;
    config: Own;
    databaseUrl: string;
    standbyUrl?: string | null;
    process: ProcessParts;
    identity?: Identity;
    /** Those of the live side, for test mode: shards are in the same cells. */
    cells?: Cells;
  },
): Promise<OpenContext<Own>> {
  const { log } = process;
  const metrics = createMetrics(mode);
  const database = openDatabase({
    url: databaseUrl,
    poolSize: config.DATABASE_POOL_SIZE,
    applicationName: mode === 'live' ? `waypost-${role}` : `waypost-${mode}-${role}`,
    log,
    onDoubt: () => metrics.commitsInDoubt.inc(),
  });
  databaseMetrics(metrics, database);
  const reads = openReads({ primary: database, primaryUrl: databaseUrl, standbyUrl, log });
  const redis = config.REDIS_URL === null ? null : connectRedis(config.REDIS_URL, log, mode);
  const nudges = createNudges(config.REDIS_URL, redis, log, mode);
  const objects = measureCalls(metrics, 'object_store', openObjectStore(config, log));
  const wakeUps = createWakeUps(config.REDIS_URL, redis, log, mode);
  const egress = createEgress({
    privateTargets: config.WEBHOOK_PRIVATE_TARGETS === 'on',
    proxy: config.WEBHOOK_EGRESS_PROXY,
  });
  await waitForDatabase(database, log);
  await assertMode(database.db, mode);
  const cells =
    liveCells ??
    (await openCells({
      db: database.db,
      name: config.CELL,
      internalSecret: internalSecretOf(config),
      log,
      onHop: (cell, result) => metrics.cellHops.inc({ cell, result }),
    }));
  const quarantine = mode === 'live' ? createQuarantine(database.db) : NO_QUARANTINE;
  const sentLedger = createSentLedger(objects);
  const jobs = await startJobs(role, { database, wakeUps, log, metrics, quarantine });
  return {
    ctx: {
      ...process,
      mode,
      config,
      metrics,
      database,
      db: database.db,
      reads,
      identity: identity ?? createIdentity(database.db),
      cells,
      jobs,
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
      egress,
      features: FEATURES,
    },
    async close() {
      if (liveCells === undefined) cells.close();
      await egress.close();
      nudges.close();
      redis?.disconnect();
      await sentLedger.close();
      objects.close();
      await reads.close();
      await database.close();
    },
  };
}

function internalSecretOf(config: Config): string | null {
  const secret: unknown = Reflect.get(config, 'INTERNAL_SECRET');
  return typeof secret === 'string' ? secret : null;
}
