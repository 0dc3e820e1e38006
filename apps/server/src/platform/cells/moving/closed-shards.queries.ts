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

type Guard = { table: string; name: string; write(shards: readonly number[]): string };

type GuardKind = {
  table: string;
  name: string;
  event: string;
  /** The shard of the row, and the type of the list that it is looked for in. */
  shard: string;
  type: 'smallint' | 'text';
  run: string;
};

function guardOf({ table, name, event, shard, type, run }: GuardKind): Guard {
  const write = (shards: readonly number[]) => {
    const condition = `${shard} = ANY ('{${shards.join(',')}}'::${type}[])`;
    const when = `BEFORE ${event} ON ${table} FOR EACH ROW WHEN (${condition})`;
    return `CREATE OR REPLACE TRIGGER ${name} ${when} EXECUTE FUNCTION public.${run}()`;
  };
  return { table, name, write };
}

function guardsOf(tables: readonly string[]): Guard[] {
  const rows = { type: 'smallint', run: 'refuse_closed_shard' } as const;
  const jobs = {
    table: `${JOBS_SCHEMA}.job`,
    type: 'text',
    run: 'hold_jobs_of_closed_shard',
  } as const;
  const job = `(NEW.data ->> 'shard')`;
  const begins = `NEW.state = 'active' AND OLD.state < 'active' AND ${job}`;
  const write = 'closed_shard_write';
  return [
    ...tables.flatMap((table) => [
      guardOf({ ...rows, table, name: write, event: 'INSERT OR UPDATE', shard: 'NEW.shard' }),
      guardOf({ ...rows, table, name: 'closed_shard_delete', event: 'DELETE', shard: 'OLD.shard' }),
    ]),
    guardOf({ ...jobs, name: 'closed_shard_enqueue', event: 'INSERT', shard: job }),
    guardOf({ ...jobs, name: 'closed_shard_begin', event: 'UPDATE', shard: begins }),
  ];
}

const LOCK_TRIES = 100;
const LOCK_PAUSE_MS = 100;
/** Who waits for such a lock holds up every writer of the table. */
const LOCK_WAIT = sql`SET LOCAL lock_timeout = '200ms'`;
const LOCKED = new Set(['55P03', '40P01']);

type Lists = ReadonlyMap<string, readonly number[]>;

/** The shards that each trigger asks about, by its table and name. */
async function readGuards(db: Db, table: string | null): Promise<Lists> {
  const { rows } = await sql<{ guard: string; list: string }>`
    SELECT c.oid::regclass || ' ' || t.tgname AS guard,
      coalesce(substring(pg_get_triggerdef(t.oid) FROM '[{]([0-9,]*)[}]'), '') AS list
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
    WHERE t.tgname LIKE 'closed\_shard\_%' AND NOT c.relispartition
      AND (${table}::text IS NULL OR c.oid = ${table}::regclass)`.execute(db);
  return new Map(
    rows.map(({ guard, list }) => [guard, list === '' ? [] : list.split(',').map(Number)]),
  );
}

/** Those that any table asks about: a move that has begun is not in `closed_shards` of its old cell yet. */
export async function readGuardedShards(db: Db): Promise<number[]> {
  return [...new Set([...(await readGuards(db, null)).values()].flat())];
}

/**
 * Has writers of these shards ask `closed_shards`, too. Never of fewer than before: a migration beside a move must not let
 * writers of its shard pass. `confirm` runs first in each transaction, and throws where this is no longer to be done.
 */
export async function guardShards(
  db: Db,
  tables: readonly string[],
  shards: readonly number[],
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  await changeGuards(db, tables, confirm, (known = []) => [...known, ...shards]);
}

/** Writers of a shard that is open again need not ask. */
export async function unguardShard(
  db: Db,
  tables: readonly string[],
  shard: number,
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  await changeGuards(db, tables, confirm, (known) => known?.filter((one) => one !== shard));
}

/** From the list of a trigger, where there is one, to the one that it is to have; undefined: none is made. */
type ChangeList = (known: readonly number[] | undefined) => readonly number[] | undefined;

/** Table by table: none is locked for long. */
async function changeGuards(
  db: Db,
  tables: readonly string[],
  confirm: (tx: Db) => Promise<void>,
  change: ChangeList,
): Promise<void> {
  const outdated = listOutdated(guardsOf(tables), await readGuards(db, null), change);
  for (const table of new Set(outdated.map((guard) => guard.table))) {
    const ofTable = guardsOf(tables).filter((guard) => guard.table === table);
    await whenUnlocked(db, async (tx) => {
      await confirm(tx);
      await LOCK_WAIT.execute(tx);
      // another command may have changed the list
      await sql.raw(`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`).execute(tx);
      for (const { definition } of listOutdated(ofTable, await readGuards(tx, table), change)) {
        await sql.raw(definition).execute(tx);
      }
    });
  }
}

function listOutdated(guards: readonly Guard[], lists: Lists, change: ChangeList) {
  return guards.flatMap(({ table, name, write }) => {
    const known = lists.get(`${table} ${name}`);
    const changed = change(known);
    if (changed === undefined) return [];
    const wanted = [...new Set(changed)].toSorted((a, b) => a - b);
    if (known !== undefined && wanted.join() === known.join()) return [];
    return [{ table, definition: write(wanted) }];
  });
}

async function whenUnlocked(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === LOCK_TRIES || !LOCKED.has(sqlState(error) ?? '')) throw error;
      await delay(LOCK_PAUSE_MS);
    }
  }
}
