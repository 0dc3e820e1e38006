import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { JOBS_SCHEMA } from '../../jobs.queries.ts';

const JOBS = sql.raw(`${JOBS_SCHEMA}.job`);
const BATCH = 1_000;

const ofShard = (shard: number) => sql`data ->> 'shard' = ${String(shard)}`;

/** Those that run. One whose worker was killed waits again, as `findWork` has it. */
export async function countActive(from: Db, shard: number): Promise<number> {
  await sql`UPDATE ${JOBS} SET state = 'retry', start_after = now()
    WHERE state = 'active' AND ${ofShard(shard)} AND retry_count < retry_limit
      AND heartbeat_on < now() - heartbeat_seconds * interval '1 s'`.execute(from);
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${JOBS} WHERE state = 'active' AND ${ofShard(shard)}`.execute(
    from,
  );
  return rows[0]?.count ?? 0;
}

/** Waiting jobs that are not to begin are not in the way of those of other shards. */
export async function blockJobs(from: Db, shard: number, blocked: boolean): Promise<void> {
  await sql`UPDATE ${JOBS} SET blocked = ${blocked}
    WHERE state < 'active' AND ${ofShard(shard)} AND blocked <> ${blocked}`.execute(from);
}

/** Whatever ended earlier is committed by now: no statement takes more than 10 s. */
export async function readSafeClock(from: Db): Promise<string> {
  const { rows } = await sql<{ safe: string }>`
    SELECT (now() - interval '15 seconds')::text AS safe`.execute(from);
  return rows[0]?.safe ?? '';
}

/** Ended ones are kept as long as they keep others from being enqueued again. */
export async function readEndedJobs(from: Db, shard: number): Promise<string[]> {
  return readJobs(from, sql`state >= 'completed' AND ${ofShard(shard)}`);
}

/** Those that ended since. */
export async function readJustEnded(from: Db, shard: number, since: string): Promise<string[]> {
  return readJobs(
    from,
    sql`state >= 'completed' AND ${ofShard(shard)} AND coalesce(completed_on, now()) >= ${since}::timestamptz`,
  );
}

/**
 * Those that have not ended, by three indexes: most of the table are jobs that have, and writers wait meanwhile. A shard that
 * is closed has its waiting jobs blocked, but for those that staff tries again; they are among the waiting ones of all shards.
 */
const unended = (shard: number) => sql`
  SELECT * FROM ${JOBS} WHERE state < 'active' AND blocked AND ${ofShard(shard)}
  UNION ALL SELECT * FROM ${JOBS} WHERE state < 'active' AND NOT blocked AND ${ofShard(shard)}
  UNION ALL SELECT * FROM ${JOBS} WHERE state = 'active' AND ${ofShard(shard)}`;

export async function readUnended(from: Db, shard: number): Promise<string[]> {
  return readJobs(from, sql`true`, sql`(${unended(shard)})`);
}

async function readJobs(
  from: Db,
  condition: ReturnType<typeof sql>,
  jobs: ReturnType<typeof sql> = JOBS,
): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    SELECT (to_jsonb(j) || '{"blocked": false}')::text AS job FROM ${jobs} AS j WHERE ${condition}`.execute(
    from,
  );
  return rows.map(({ job }) => job);
}

/** As they were, in a transaction that writes as copied. */
export async function insertJobs(tx: Db, jobs: readonly string[]): Promise<void> {
  for (let at = 0; at < jobs.length; at += BATCH) {
    const some = `[${jobs.slice(at, at + BATCH).join(',')}]`;
    await sql`INSERT INTO ${JOBS} SELECT * FROM jsonb_populate_recordset(NULL::${JOBS}, ${some}::jsonb)
      ON CONFLICT DO NOTHING`.execute(tx);
  }
}

export async function deleteJobs(tx: Db, shard: number): Promise<void> {
  await sql`DELETE FROM ${JOBS} WHERE ${ofShard(shard)}`.execute(tx);
}

export async function deleteUnended(tx: Db, shard: number): Promise<void> {
  await sql`DELETE FROM ${JOBS} AS j USING (${unended(shard)}) AS u
    WHERE j.name = u.name AND j.id = u.id`.execute(tx);
}
