import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Metrics } from '../metrics.ts';

export type Health = { healthy: boolean; facts: Record<string, string | number | boolean> };

/** Whether new requests may come. It ends once, when the process is told to stop. */
export type Readiness = { isDraining: boolean };

/** A primary that answers. A standby can read, but not commit: its connections are given up. */
export async function readDatabaseHealth(database: Database): Promise<Health> {
  try {
    const result = await sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby`.execute(
      database.db,
    );
    const standby = result.rows[0]?.standby ?? true;
    if (standby) database.renew();
    return { healthy: !standby, facts: { database: standby ? 'standby' : 'primary' } };
  } catch {
    return { healthy: false, facts: { database: 'away' } };
  }
}

type TestSide = { database: Database; metrics: Metrics };
type ProcessHealth = {
  metrics: Metrics;
  readiness: Readiness;
  /** Null where there is none, or not yet. */
  testMode?: (() => TestSide | null) | undefined;
};

/** What happens to the test database is told, and never a reason to take a process away from live callers. */
async function readTestHealth(test: TestSide | null): Promise<Health['facts']> {
  if (test === null) return {};
  const { facts } = await readDatabaseHealth(test.database);
  return { testDatabase: facts['database'] ?? 'away' };
}

/**
 * Outside /api, so that a reverse proxy does not publish them. /readyz is about this process alone: if it
 * failed with the database, a proxy would withdraw every process at once and answer in our place.
 */
export function healthRoutes(
  app: FastifyInstance,
  { metrics, readiness, testMode = () => null }: ProcessHealth,
  readLiveHealth: () => Promise<Health>,
): void {
  const readHealth = async () => {
    const [live, test] = await Promise.all([readLiveHealth(), readTestHealth(testMode())]);
    return { healthy: live.healthy, facts: { ...live.facts, ...test } };
  };
  const hide = { schema: { hide: true } };
  let looking: Promise<unknown> | undefined;
  app.get('/livez', hide, async () => ({ ok: true }));
  app.get('/readyz', hide, async (_request, reply) => {
    // not waited for: who only reads would never notice that the pools lead to a standby
    looking ??= readHealth()
      // the database went away in between: not a reason to end the process
      .catch(() => undefined)
      .finally(() => (looking = undefined));
    const ready = !readiness.isDraining;
    return reply.code(ready ? 200 : 503).send({ ready });
  });
  app.get('/healthz', hide, async (_request, reply) => {
    const { healthy, facts } = await readHealth();
    return reply.code(healthy ? 200 : 503).send({ healthy, ...facts });
  });
  // empty without test mode: Prometheus would take another answer for a process that is down
  app.get('/metrics/test', hide, async (_request, reply) => {
    const registry = testMode()?.metrics.registry;
    return reply.type(metrics.registry.contentType).send((await registry?.metrics()) ?? '');
  });
  app.get('/metrics', hide, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
