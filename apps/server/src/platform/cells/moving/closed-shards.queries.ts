import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../../database.ts';
import { sqlState } from '../../database-errors.ts';
import { JOBS_SCHEMA } from '../../jobs.queries.ts';
import { MoveTaken } from './moves.queries.ts';

type ClosedState = 'draining' | 'arriving' | 'closed';

/** As `refuse_closed_shard` takes it. */
const LOCK_CLASS = 1810;

export async function readClosedShards(db: Db): Promise<number[]> {
  const { rows } = await sql<{ shard: number }>`
    SELECT shard FROM closed_shards ORDER BY shard`.execute(db);
  return rows.map(({ shard }) => shard);
}

/** Not while it is `arriving`: no request is routed to its new cell yet. */
export async function isShardClosed(db: Db, shard: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM closed_shards WHERE shard = ${shard} AND state = 'closed'`.execute(db);
  return rows.length > 0;
}

/** How long one of these shards has been in this state; 0 where none is. */
export async function readSecondsIn(
  db: Db,
  state: ClosedState,
  shards: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT extract(epoch FROM now() - min(since))::float8 AS seconds FROM closed_shards
    WHERE state = ${state} AND shard = ANY (${[...shards]}::smallint[])`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Who waits here holds up every writer of the shard. */
const WAIT = "SET LOCAL lock_timeout = '1s'";

/** Waits until nobody writes the shard any more; those who come later wait for the end of the transaction. */
export async function lockShard(tx: Db, shard: number): Promise<void> {
  await sql.raw(WAIT).execute(tx);
  await sql`SELECT pg_advisory_xact_lock(${LOCK_CLASS}::int, ${shard}::int)`.execute(tx);
}

/** Keeps others from closing or taking the shard until the transaction ends. Writers do the same. */
export async function shareShard(tx: Db, shard: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock_shared(${LOCK_CLASS}::int, ${shard}::int)`.execute(tx);
}

/**
 * What an earlier run of the command still tries here is refused from now on: this waits for its step, and later ones
 * find at home that it was taken over. `confirm` throws where this run was taken over itself.
 */
export async function takeShard(
  db: Db,
  shard: number,
  mover: string,
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockShard(tx, shard);
    await confirm(tx);
    await sql`UPDATE closed_shards SET mover = ${mover} WHERE shard = ${shard}`.execute(tx);
  });
}

/** Nobody writes the shard by the old state any more when this returns. What `confirm` throws leaves it as it was. */
export async function setShardState(
  db: Db,
  shard: number,
  mover: string,
  state: ClosedState,
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockShard(tx, shard);
    const { rows } = await sql`
      INSERT INTO closed_shards AS known (shard, state, mover) VALUES (${shard}, ${state}, ${mover})
      ON CONFLICT (shard) DO UPDATE SET state = excluded.state, since = now()
        WHERE known.mover = excluded.mover
      RETURNING 1 AS one`.execute(tx);
    if (rows.length === 0) throw new MoveTaken();
    await confirm(tx);
  });
}

/** Opens it for its writers where this run has closed it. Where another run has opened it, no row is made. */
export async function reopenShard(db: Db, shard: number, mover: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`UPDATE closed_shards SET state = 'draining', since = now()
      WHERE shard = ${shard} AND mover = ${mover} AND state = 'closed'`.execute(tx);
    // the fence may have failed before it was closed
    await holdShard(tx, shard, mover, 'draining');
  });
}

/**
 * Its row stays locked: what the caller does is done in this state, once. A shard that is open was opened by a later run,
 * whose rows are not to be touched.
 */
export async function holdShard(
  tx: Db,
  shard: number,
  mover: string,
  state: ClosedState,
): Promise<void> {
  if (!(await isHeld(tx, shard, mover, state))) throw new MoveTaken();
}

/** The same; false when it is open. */
export async function isHeld(
  tx: Db,
  shard: number,
  mover: string,
  state: ClosedState,
): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    SELECT mover = ${mover} AND state = ${state} AS is_ours FROM closed_shards
    WHERE shard = ${shard} FOR UPDATE`.execute(tx);
  if (rows[0]?.isOurs === false) throw new MoveTaken();
  return rows.length > 0;
}

export async function openShard(tx: Db, shard: number, mover: string): Promise<void> {
  const { rows } = await sql`DELETE FROM closed_shards WHERE shard = ${shard} AND mover = ${mover}
    RETURNING 1 AS one`.execute(tx);
  if (rows.length === 0) throw new MoveTaken();
}

type Guard = { table: string; name: string; list: string; definition: string };

/** `condition` says of a row whether its shard is in the `list`. */
function guardOf(
  table: string,
  name: string,
  [event, condition, list]: readonly [event: string, condition: string, list: string],
  run: string,
): Guard {
  const when = `BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${condition} = ANY (${list}))`;
  const definition = `CREATE OR REPLACE TRIGGER ${name} ${when} EXECUTE FUNCTION public.${run}()`;
  return { table, name, list, definition };
}

function guardsOf(tables: readonly string[], shards: readonly number[]): Guard[] {
  const list = `'{${shards.join(',')}}'`;
  const rows = `${list}::smallint[]`;
  const jobs = `${list}::text[]`;
  const begins = `NEW.state = 'active' AND OLD.state < 'active' AND (NEW.data ->> 'shard')`;
  const write = 'refuse_closed_shard';
  const work = 'hold_jobs_of_closed_shard';
  const job = `${JOBS_SCHEMA}.job`;
  return [
    ...tables.flatMap((table) => [
      guardOf(table, 'closed_shard_write', ['INSERT OR UPDATE', 'NEW.shard', rows], write),
      guardOf(table, 'closed_shard_delete', ['DELETE', 'OLD.shard', rows], write),
    ]),
    guardOf(job, 'closed_shard_enqueue', ['INSERT', `(NEW.data ->> 'shard')`, jobs], work),
    guardOf(job, 'closed_shard_begin', ['UPDATE', begins, jobs], work),
  ];
}

const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 100;
/** Who waits for such a lock holds up every writer of the table. */
const LOCK_WAIT = sql`SET LOCAL lock_timeout = '200ms'`;
const LOCKED = new Set(['55P03', '40P01']);

/** Has writers of these shards, and of no others, ask `closed_shards`. Table by table: none is locked for long. */
export async function guardShards(
  db: Db,
  tables: readonly string[],
  shards: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ name: string; table: string; definition: string }>`
    SELECT t.tgname AS name, c.oid::regclass::text AS table, pg_get_triggerdef(t.oid) AS definition
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgname LIKE 'closed\_shard\_%' AND NOT c.relispartition`.execute(db);
  const known = new Map(rows.map((row) => [`${row.table} ${row.name}`, row.definition]));
  const missing = guardsOf(tables, shards).filter(
    ({ table, name, list }) => known.get(`${table} ${name}`)?.includes(list) !== true,
  );
  for (const guards of Map.groupBy(missing, ({ table }) => table).values()) {
    await createGuards(db, guards);
  }
}

async function createGuards(db: Db, guards: readonly Guard[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await LOCK_WAIT.execute(tx);
        for (const { definition } of guards) await sql.raw(definition).execute(tx);
      });
    } catch (error) {
      if (attempt === LOCK_TRIES || !LOCKED.has(sqlState(error) ?? '')) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}
