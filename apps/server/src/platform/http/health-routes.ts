import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Metrics } from '../metrics.ts';

export type Readiness = { ready: boolean; facts: Record<string, string | number | boolean> };

/** A primary that answers. A standby can read, but not commit: its connections are given up. */
export async function readDatabaseReadiness(database: Database): Promise<Readiness> {
  try {
    const result = await sql<{ standby: boolean }>`SELECT pg_is_in_recovery() AS standby`.execute(
      database.db,
    );
    const standby = result.rows[0]?.standby ?? true;
    if (standby) database.renew();
    return { ready: !standby, facts: { database: standby ? 'standby' : 'primary' } };
  } catch {
    return { ready: false, facts: { database: 'away' } };
  }
}

/** Outside /api, so that a reverse proxy does not publish them. */
export function healthRoutes(
  app: FastifyInstance,
  metrics: Metrics,
  readReadiness: () => Promise<Readiness>,
): void {
  const hide = { schema: { hide: true } };
  app.get('/livez', hide, async () => ({ ok: true }));
  app.get('/readyz', hide, async (_request, reply) => {
    const { ready, facts } = await readReadiness();
    return reply.code(ready ? 200 : 503).send({ ready, ...facts });
  });
  app.get('/metrics', hide, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
