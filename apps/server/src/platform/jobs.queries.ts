import type { StatementRunner } from './database.ts';

export const JOBS_SCHEMA = 'pgboss';

/**
 * One index entry is read for each queue, however many jobs wait: without the order of the index
 * PostgreSQL read 100,000 waiting emails for every other queue. Jobs of a worker that was killed are put
 * back without the delay of a failure, which is not theirs; pg-boss ends those that have no retry left.
 */
export async function findWork(db: StatementRunner, queues: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>({
    text: `
      WITH abandoned AS (
        UPDATE ${JOBS_SCHEMA}.job SET state = 'retry', start_after = now()
        WHERE state = 'active' AND retry_count < retry_limit
          AND heartbeat_on < now() - heartbeat_seconds * interval '1 s'
        RETURNING name
      )
      SELECT queue.name FROM unnest($1::text[]) AS queue (name)
      CROSS JOIN LATERAL (
        SELECT FROM ${JOBS_SCHEMA}.job WHERE name = queue.name
          AND state < 'active' AND NOT blocked AND start_after <= now()
        ORDER BY priority DESC, created_on LIMIT 1
      ) AS ready
      UNION SELECT name FROM abandoned`,
    values: [queues],
  });
  return rows.map((row) => row.name);
}
