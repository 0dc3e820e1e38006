import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { KeyMode } from '@waypost/contract';
import { tariffVersion1, tariffVersion2 } from '@waypost/domain/rates';
import { serviceLimitsVersion1 } from '@waypost/domain/service-limits';
import { settingsVersion1 } from '@waypost/domain/settings';
import { sql } from 'kysely';
import { runner, type RunnerOption } from 'node-pg-migrate';
import { ensureEventPartitions } from './features/core/scans/index.ts';
import { insertLimitsVersion } from './features/core/service-limits/index.ts';
import { insertSettingsVersion } from './features/core/settings/index.ts';
import { insertFirstTariff } from './features/core/tariffs/index.ts';
import { keepEventDays, recountFeed } from './features/programs/account-events/index.ts';
import { keepCallDays } from './features/programs/program-calls/index.ts';
import { insertMode } from './features/programs/test-mode/index.ts';
import {
  guardShards,
  readClosedShards,
  readGuardedShards,
} from './platform/cells/moving/closed-shards.queries.ts';
import { listMovedTables } from './platform/cells/moving/shard-rows.queries.ts';
import { type Db, inTransaction, openDatabase } from './platform/database.ts';
import { migrateJobs } from './platform/jobs.ts';
import { JOBS_SCHEMA } from './platform/jobs.queries.ts';
import { OtherMode, readMode } from './platform/database-mode.ts';
import { createLog } from './platform/log.ts';
import { QUEUES } from './features/index.ts';

const TEST_MODE = fileURLToPath(new URL('../db/test-mode.sql', import.meta.url));
const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Old enough for shipments imported from another system. */
const MONTHS_BACK = 6;
const MONTHS_AHEAD = 3;

/**
 * A file that begins with `-- no-transaction` holds statements that PostgreSQL refuses to run inside a
 * transaction, such as CREATE INDEX CONCURRENTLY, with an empty line between them. Sent together they
 * would be one transaction, so they are sent one by one; each must bear being run again.
 */
const plainSql: NonNullable<RunnerOption['migrationLoaderStrategies']>[number] = {
  extensions: ['.sql'],
  loader: (filePaths) =>
    Promise.all(
      filePaths.map(async (filePath) => {
        const text = await readFile(filePath, 'utf8');
        return {
          id: filePath,
          filePaths: [filePath],
          actions: {
            up: (pgm) => {
              if (!text.startsWith('-- no-transaction\n')) return pgm.sql(text);
              pgm.noTransaction();
              for (const statement of text.split('\n\n')) pgm.sql(statement);
            },
            down: false,
          },
        };
      }),
    ),
};

/** Brings the schema, the job queues, the first tariffs and settings and the event partitions up to date. Idempotent. */
export async function migrateDatabase(
  ownerUrl: string,
  say: (line: string) => void,
  mode: KeyMode = 'live',
): Promise<void> {
  const database = openAsOwner(ownerUrl);
  try {
    const applied = await whenAlone(async () => {
      await refuseHalfBuiltIndexes(database.db);
      return applyMigrations(ownerUrl);
    });
    for (const migration of applied) say(`applied ${migration.name}`);
    await setMode(database.db, mode);
    await migrateJobs(ownerUrl, QUEUES);
    await indexJobs(database.db);
    await grantJobs(database.db);
    await insertFirstTariff(database.db, new Date('2026-01-01T00:00:00Z'), tariffVersion1);
    // an installation from before has a version 2 of its own, since migration 0108 at the latest
    await insertFirstTariff(database.db, new Date('2026-01-02T00:00:00Z'), tariffVersion2);
    await insertLimitsVersion(database.db, {
      version: 1,
      limits: serviceLimitsVersion1,
      staffId: null,
      reason: '',
    });
    await insertSettingsVersion(database.db, {
      version: 1,
      settings: settingsVersion1,
      staffId: null,
      reason: '',
    });
    await ensureEventPartitions(database.db, MONTHS_BACK, MONTHS_AHEAD);
    await keepEventDays(database.db);
    await recountFeed(database.db);
    await keepCallDays(database.db);
    await guardNewTables(database.db);
    say(applied.length === 0 ? 'the schema is up to date' : `applied ${applied.length} migrations`);
  } finally {
    await database.close();
  }
}

/** A shard that has left this cell, or is about to, is closed in tables of a new release, too (decision 181). */
async function guardNewTables(db: Db): Promise<void> {
  const guarded = [...(await readClosedShards(db)), ...(await readGuardedShards(db))];
  if (guarded.length === 0) return;
  const { tables, marks } = await listMovedTables(db);
  await guardShards(db, [...tables, ...marks], guarded, async () => undefined);
}

function openAsOwner(ownerUrl: string) {
  return openDatabase({
    url: ownerUrl,
    poolSize: 2,
    applicationName: 'migrate',
    log: createLog('migrate', 'warn'),
    // making the partitions of years took more than 10 s on a busy machine
    statementTimeoutMs: 60_000,
  });
}

/** Throws for a database that cannot be reached, or that is known to be of the other mode. */
export async function refuseOtherMode(ownerUrl: string, mode: KeyMode): Promise<void> {
  const database = openAsOwner(ownerUrl);
  try {
    const found = await readMode(database.db);
    if (found !== null && found !== mode) throw new OtherMode(found, mode);
  } finally {
    await database.close();
  }
}

/** A database is of one mode for good. One from before modes is live. */
async function setMode(db: Db, mode: KeyMode): Promise<void> {
  await insertMode(db, mode);
  const found = await readMode(db);
  if (found !== mode) throw new OtherMode(found, mode);
  if (mode === 'test') await sql.raw(await readFile(TEST_MODE, 'utf8')).execute(db);
}

function applyMigrations(ownerUrl: string) {
  return runner({
    databaseUrl: {
      connectionString: ownerUrl,
      // a migration gives up instead of waiting for a lock, and can be run again
      options: '-c lock_timeout=5s',
    },
    dir: MIGRATIONS,
    migrationLoaderStrategies: [plainSql],
    migrationsTable: 'schema_migrations',
    direction: 'up',
    singleTransaction: false,
    advisoryLockMode: 'fail',
    log: () => undefined,
  });
}

/**
 * One migration at a time. A second one polls: waiting inside PostgreSQL would hold a snapshot that
 * CREATE INDEX CONCURRENTLY in turn waits for.
 */
async function whenAlone<T>(migrate: () => Promise<T>): Promise<T> {
  for (let patience = 60; ; patience -= 1) {
    try {
      return await migrate();
    } catch (error) {
      const isBusy = error instanceof Error && /already running/.test(error.message);
      if (!isBusy || patience === 0) throw error;
      await delay(1_000);
    }
  }
}

/** An interrupted CREATE INDEX CONCURRENTLY leaves an invalid index of that name. */
async function refuseHalfBuiltIndexes(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON oid = indexrelid
    WHERE NOT indisvalid AND relkind = 'i'
      AND relnamespace IN ('public'::regnamespace, to_regnamespace(${JOBS_SCHEMA}))`.execute(db);
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(', ');
  throw new Error(
    `Half-built index: ${names}. Drop it (DROP INDEX CONCURRENTLY) and migrate again.`,
  );
}

/** Workers look for the jobs of killed ones every 2 s, and most of the table is jobs that are done. */
async function indexJobs(db: Db): Promise<void> {
  const table = sql.table(`${JOBS_SCHEMA}.job_common`);
  await sql`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_active ON ${table} (name) WHERE state = 'active'`.execute(
    db,
  );
  // empty but for shards that are about to move, whose waiting jobs are read while writers wait
  await sql`CREATE INDEX CONCURRENTLY IF NOT EXISTS job_held ON ${table} ((data ->> 'shard'))
    WHERE state < 'active' AND blocked`.execute(db);
}

async function grantJobs(db: Db): Promise<void> {
  const schema = sql.ref(JOBS_SCHEMA);
  await sql`GRANT USAGE ON SCHEMA ${schema} TO waypost_api, waypost_worker, waypost_readonly`.execute(
    db,
  );
  await sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO waypost_api, waypost_worker`.execute(
    db,
  );
  await sql`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO waypost_api, waypost_worker`.execute(
    db,
  );
  // the payload of a job names attempts, whose ids grant access
  await inTransaction(db, async (tx) => {
    await sql`REVOKE SELECT ON ALL TABLES IN SCHEMA ${schema} FROM waypost_readonly`.execute(tx);
    await sql`GRANT SELECT ON ${schema}.queue, ${schema}.schedule TO waypost_readonly`.execute(tx);
    await sql`GRANT SELECT (id, name, priority, state, retry_limit, retry_count, start_after, created_on,
      started_on, completed_on, keep_until) ON ${schema}.job TO waypost_readonly`.execute(tx);
  });
}
