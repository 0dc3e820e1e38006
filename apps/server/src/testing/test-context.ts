import type { KeyMode } from '@waypost/contract';
import type { TestConfig } from '../config.ts';
import { FEATURES } from '../features/index.ts';
import { createIdentity } from '../features/programs/test-mode/index.ts';
import { createCardVault } from '../platform/card-vault.ts';
import { type Cells, ONE_CELL } from '../platform/cells/cells.ts';
import type { Ctx, Identity } from '../platform/context.ts';
import { openDatabase } from '../platform/database.ts';
import { createEgress } from '../platform/egress.ts';
import { type Jobs, startJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createNudges } from '../platform/nudges.ts';
import { openObjectStore } from '../platform/object-store.ts';
import { createPasswords } from '../platform/passwords.ts';
import { createPayments } from '../platform/payments.ts';
import { createQuarantine, holdPayments } from '../platform/quarantine.ts';
import { connectRedis } from '../platform/redis.ts';
import { createSecrets } from '../platform/secrets.ts';
import { createSentLedger } from '../platform/sent-ledger.ts';
import { openReads } from '../platform/standby-reads.ts';
import { createVirusScanner } from '../platform/virus-scanner.ts';
import { createWakeUps } from '../platform/wake-ups.ts';
import { testConfig } from './test-config.ts';

export type TestContext = { ctx: Ctx & { config: TestConfig }; close: () => Promise<void> };

const JOBS_NOT_STARTED: Jobs = {
  enqueue: () => Promise.reject(new Error('jobs are not started')),
  enqueueMany: () => Promise.reject(new Error('jobs are not started')),
  find: () => Promise.reject(new Error('jobs are not started')),
  work: () => Promise.reject(new Error('jobs are not started')),
  schedule: () => Promise.reject(new Error('jobs are not started')),
  stop: () => Promise.resolve(),
};

/** A context on the given database, without jobs. */
export function createTestContext(options: {
  databaseUrl: string;
  settings?: Partial<TestConfig>;
  mode?: KeyMode;
  identity?: Identity;
  cells?: Cells;
}): TestContext {
  const { mode = 'live' } = options;
  const config: TestConfig = { ...testConfig().config, ...options.settings };
  const log = createLog('test', 'silent');
  const metrics = createMetrics();
  const database = openDatabase({
    url: options.databaseUrl,
    poolSize: 5,
    applicationName: 'test',
    log,
  });
  const reads = openReads({
    primary: database,
    primaryUrl: options.databaseUrl,
    standbyUrl: config.DATABASE_READ_URL,
    log,
  });
  const redis = config.REDIS_URL === null ? null : connectRedis(config.REDIS_URL, log);
  const nudges = createNudges(config.REDIS_URL, redis, log);
  const objects = openObjectStore(config, log);
  const egress = createEgress({
    privateTargets: config.WEBHOOK_PRIVATE_TARGETS === 'on',
    proxy: config.WEBHOOK_EGRESS_PROXY,
  });
  const quarantine = createQuarantine(database.db);
  const sentLedger = createSentLedger(objects);
  return {
    ctx: {
      mode,
      config,
      log,
      metrics,
      database,
      db: database.db,
      reads,
      identity: options.identity ?? createIdentity(database.db),
      cells: options.cells ?? ONE_CELL,
      jobs: JOBS_NOT_STARTED,
      passwords: createPasswords(),
      payments: holdPayments(createPayments(config), quarantine),
      cards: createCardVault(config),
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
    },
  };
}

/** The same, able to enqueue jobs as the api does. */
export async function createTestContextWithJobs(options: {
  databaseUrl: string;
  settings?: Partial<TestConfig>;
  mode?: KeyMode;
  identity?: Identity;
  cells?: Cells;
}): Promise<TestContext> {
  const { ctx, close } = createTestContext(options);
  const wakeUps = createWakeUps(ctx.config.REDIS_URL, ctx.redis, ctx.log);
  const jobs = await startJobs('api', { ...ctx, wakeUps });
  return {
    ctx: { ...ctx, jobs },
    async close() {
      await jobs.stop();
      await close();
    },
  };
}
