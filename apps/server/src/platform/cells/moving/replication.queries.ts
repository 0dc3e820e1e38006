import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../database.ts';

/** Also that of publication, subscription and slot; slots of both databases are in one server. */
export function replicationName(shard: number, database: string): string {
  return `waypost_move_${shard}_${database}`;
}

export async function publishShard(
  from: Db,
  name: string,
  tables: readonly string[],
  shard: number,
): Promise<void> {
  const { rows } = await sql`SELECT 1 AS one FROM pg_publication WHERE pubname = ${name}`.execute(
    from,
  );
  if (rows.length > 0) return;
  const parts = tables.map((table) => `${table} WHERE (shard = ${shard})`).join(', ');
  await sql
    .raw(`CREATE PUBLICATION ${name} FOR TABLE ${parts} WITH (publish_via_partition_root = true)`)
    .execute(from);
}

export async function hasSubscription(to: Db, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 AS one FROM pg_subscription WHERE subname = ${name}`.execute(
    to,
  );
  return rows.length > 0;
}

/**
 * Apart from the subscription, which could not make it in a server of its own. It waits for every transaction that runs in the
 * server, however long one takes, and nobody waits for it.
 */
export async function createSlot(from: Db, name: string): Promise<void> {
  await from.transaction().execute(async (tx) => {
    await sql`SET LOCAL lock_timeout = 0`.execute(tx);
    await sql`SELECT pg_create_logical_replication_slot(${name}, 'pgoutput')`.execute(tx);
  });
}

/** Each change is flushed before it is confirmed, and confirmed at once: the fence waits for it. */
export async function subscribe(to: Db, name: string, connection: string): Promise<void> {
  await sql
    .raw(
      `CREATE SUBSCRIPTION ${name} CONNECTION ${literal(connection)} PUBLICATION ${name}
       WITH (create_slot = false, slot_name = ${name}, synchronous_commit = 'on')`,
    )
    .execute(to);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** Those whose rows are not all there yet. */
export async function countUncopied(to: Db, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_subscription s JOIN pg_subscription_rel r ON r.srsubid = s.oid
    WHERE s.subname = ${name} AND r.srsubstate <> 'r'`.execute(to);
  return rows[0]?.count ?? 0;
}

/** The rows that have come so far, of tables whose first copy runs. */
export async function readCopying(
  to: Db,
  name: string,
): Promise<readonly { table: string; rows: number }[]> {
  const { rows } = await sql<{ table: string; rows: number }>`
    SELECT c.relid::regclass::text AS table, c.tuples_processed::float8 AS rows
    FROM pg_stat_progress_copy c JOIN pg_stat_subscription s ON s.pid = c.pid
    WHERE s.subname = ${name} AND c.datname = current_database() ORDER BY 1`.execute(to);
  return rows;
}

/** Null while nobody reads the slot. */
export async function readLagBytes(from: Db, slot: string): Promise<number | null> {
  const { rows } = await sql<{ bytes: number | null }>`
    SELECT CASE WHEN active THEN
      pg_wal_lsn_diff(pg_current_wal_lsn(), confirmed_flush_lsn)::float8 END AS bytes
    FROM pg_replication_slots WHERE slot_name = ${slot}`.execute(from);
  return rows[0]?.bytes ?? null;
}

/** A place in the log behind everything that is committed by now. */
export async function markLog(from: Db): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    SELECT pg_logical_emit_message(true, 'waypost', 'fence')::text AS place`.execute(from);
  return rows[0]?.place ?? '';
}

/** Whether the new cell has everything before this place on its disk. */
export async function isConfirmed(from: Db, slot: string, place: string): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT confirmed_flush_lsn >= ${place}::pg_lsn AS is_there
    FROM pg_replication_slots WHERE slot_name = ${slot}`.execute(from);
  return rows[0]?.isThere ?? false;
}

/** With its slots in the old cell. A slot that was lost there, as at a switchover, would be asked for in vain. */
export async function unsubscribe(from: Db, to: Db, name: string): Promise<void> {
  if (!(await hasSubscription(to, name))) return;
  await sql.raw(`ALTER SUBSCRIPTION ${name} DISABLE`).execute(to);
  if (!(await hasSlot(from, name))) {
    await sql.raw(`ALTER SUBSCRIPTION ${name} SET (slot_name = NONE)`).execute(to);
  }
  await sql.raw(`DROP SUBSCRIPTION ${name}`).execute(to);
}

async function hasSlot(from: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 AS one FROM pg_replication_slots WHERE slot_name = ${name}`.execute(from);
  return rows.length > 0;
}

export async function unpublish(from: Db, name: string): Promise<void> {
  await sql.raw(`DROP PUBLICATION IF EXISTS ${name}`).execute(from);
}

const SLOT_IN_USE_MS = 10_000;

/** Left behind without a subscription. A slot that stays keeps the log of the old cell for good. */
export async function dropSlot(from: Db, name: string): Promise<void> {
  const giveUpAt = performance.now() + SLOT_IN_USE_MS;
  while (await hasSlot(from, name)) {
    if (performance.now() > giveUpAt) {
      throw new Error(`The replication slot ${name} of the old cell stays in use.`);
    }
    // its process ends a moment later
    await sql`SELECT pg_terminate_backend(active_pid) FROM pg_replication_slots
      WHERE slot_name = ${name} AND active`.execute(from);
    await sql`SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots
      WHERE slot_name = ${name} AND NOT active`.execute(from);
    await delay(50);
  }
}
