import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { openServerPair } from '../testing/server-pair.ts';
import { useTestServer } from '../testing/test-server.ts';
import { databaseMetrics } from './database-metrics.ts';
import { openDatabase } from './database.ts';
import { healthMetrics } from './health-metrics.ts';
import { createMetrics, observedGauge } from './metrics.ts';

const server = useTestServer();
const DAY_MS = 86_400_000;

/** What the triggers and keys of the ledger make impossible. */
async function addUnbalancedEntry(daysAgo: number, cents: number): Promise<void> {
  const id = v7({ msecs: Date.now() - daysAgo * DAY_MS });
  await sql`ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_balance`.execute(
    server.owner.db,
  );
  await sql`ALTER TABLE ledger_entries DROP CONSTRAINT IF EXISTS
    ledger_entries_transaction_id_shard_fkey`.execute(server.owner.db);
  await sql`INSERT INTO ledger_entries (transaction_id, shard, entry_no, account, amount_cents, currency)
    VALUES (${id}, 1, 1, 'revenue', ${cents}, 'EUR')`.execute(server.owner.db);
}

it('reports a ledger that does not add up, of the last two days only', async () => {
  const metrics = createMetrics();
  healthMetrics(metrics, server.owner.db);
  const readDifference = async () => {
    const text = await metrics.registry.getSingleMetricAsString('waypost_ledger_difference_cents');
    return Number(/^waypost_ledger_difference_cents (\S+)$/m.exec(text)?.[1]);
  };
  expect(await readDifference()).toBe(0);
  await addUnbalancedEntry(3, 700);
  expect(await readDifference()).toBe(0);
  await addUnbalancedEntry(1, 45);
  expect(await readDifference()).toBe(45);
});

describe('a metric that cannot be read', () => {
  it('is NaN and named, and the others are read', async () => {
    const metrics = createMetrics();
    observedGauge(metrics, 'broken', 'Fails.', () => Promise.reject(new Error('away')));
    observedGauge(metrics, 'whole', 'Works.', () => Promise.resolve(7));
    const page = await metrics.registry.metrics();
    expect(page).toMatch(/^broken nan$/im);
    expect(page).toContain('\nwhole 7\n');
    expect(page).toContain('waypost_metric_failed{metric="broken"} 1');
    expect(page).toContain('waypost_metric_failed{metric="whole"} 0');
  });

  it('is given up after 3 s of silence', async () => {
    const metrics = createMetrics();
    observedGauge(metrics, 'silent', 'Waits.', () => new Promise(() => {}));
    expect(await metrics.registry.metrics()).toMatch(/^silent nan$/im);
  });
});

it('counts busy connections of a pool and what waits for one', async () => {
  const { database } = server.ctx;
  const { max } = database.poolUse().prepared;
  const metrics = createMetrics();
  databaseMetrics(metrics, database);
  const quiet = await metrics.registry.metrics();
  expect(quiet, 'not the queries of the metrics themselves').toContain(
    'waypost_pool_waiting{pool="planned"} 0',
  );
  const held = await Promise.all(Array.from({ length: max }, () => database.prepared.connect()));
  const waiting = database.prepared.connect();
  const page = await metrics.registry.metrics();
  expect(page).toContain(`waypost_pool_connections{pool="prepared",state="busy"} ${max}`);
  expect(page).toContain(`waypost_pool_connections{pool="prepared",state="max"} ${max}`);
  expect(page).toContain('waypost_pool_waiting{pool="prepared"} 1');
  expect(page).toContain('waypost_pool_waiting{pool="planned"} 0');
  expect(page).toContain('waypost_database_writable 1');
  for (const client of held) client.release();
  (await waiting).release();
});

it('reads the lag of standbys only with the rights of roles.sql', async () => {
  const servers = await openServerPair();
  const open = (user: string) =>
    openDatabase({
      url: servers.urlOf(servers.primaryPort).replace('postgres@', `${user}@`),
      poolSize: 1,
      applicationName: 'test',
      log: server.ctx.log,
    });
  const admin = open('postgres');
  await sql`CREATE ROLE stranger LOGIN`.execute(admin.db);
  const passwords = ['owner', 'api', 'worker', 'readonly'].map((role) => `${role}_password=x`);
  await servers.runScript('deploy/postgres/roles.sql', passwords);
  const readLag = async (user: string) => {
    const database = open(user);
    const metrics = createMetrics();
    healthMetrics(metrics, database.db);
    const text = await metrics.registry.getSingleMetricAsString('waypost_replica_lag_seconds');
    await database.close();
    return Number(/^waypost_replica_lag_seconds (\S+)$/m.exec(text)?.[1]);
  };
  expect(await readLag('stranger')).toBeNaN();
  expect(await readLag('waypost_worker')).toBeGreaterThanOrEqual(0);
  await admin.close();
  await servers.close();
});
