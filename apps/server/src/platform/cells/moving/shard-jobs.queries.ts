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

/** Waiting ones, and those that ended since. */
export async function readOtherJobs(from: Db, shard: number, since: string): Promise<string[]> {
  return readJobs(
    from,
    sql`${ofShard(shard)} AND (state < 'completed' OR coalesce(completed_on, now()) >= ${since}::timestamptz)`,
  );
}

async function readJobs(from: Db, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ job: string }>`
    SELECT (to_jsonb(j) || '{"blocked": false}')::text AS job FROM ${JOBS} AS j WHERE ${condition}`.execute(
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

export async function deleteJobs(
  tx: Db,
  shard: number,
  which: 'all' | 'waiting' = 'all',
): Promise<void> {
  await sql`DELETE FROM ${JOBS} WHERE ${ofShard(shard)}
    AND (${which} = 'all' OR state < 'completed')`.execute(tx);
}
