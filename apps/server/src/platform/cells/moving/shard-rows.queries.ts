import { sql } from 'kysely';
import type { Db } from '../../database.ts';
import { isAddressMark } from './address-marks.queries.ts';

/** Of lines of the bank, which are at home, and are read there alone. */
const STAYS = new Set(['bank_line_payments']);

export async function listMovedTables(db: Db): Promise<{ tables: string[]; marks: string[] }> {
  const all = (await listShardTables(db)).filter((table) => !STAYS.has(table));
  return {
    tables: all.filter((table) => !isAddressMark(table)),
    marks: all.filter(isAddressMark),
  };
}

/** Those with the shard in a key of several columns; names that can stand in a statement. */
async function listShardTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT format('%I', c.relname) AS name FROM pg_class c
    JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary AND i.indnkeyatts > 1
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND EXISTS (SELECT FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey) AND a.attname = 'shard')
    ORDER BY c.relname`.execute(db);
  return rows.map(({ name }) => name);
}

type Partition = { parent: string; name: string; bound: string; owner: string };

async function listPartitions(db: Db, tables: readonly string[]): Promise<Partition[]> {
  const { rows } = await sql<Partition>`
    SELECT quote_ident(p.relname) AS parent, quote_ident(c.relname) AS name,
      pg_get_expr(c.relpartbound, c.oid) AS bound, quote_ident(pg_get_userbyid(p.relowner)) AS owner
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid JOIN pg_class p ON p.oid = i.inhparent
    WHERE c.relispartition AND p.relnamespace = 'public'::regnamespace
      AND quote_ident(p.relname) = ANY (${tables})`.execute(db);
  return rows;
}

/** A cell that is younger has no room for old months. */
export async function carryPartitions(
  from: Db,
  to: Db,
  tables: readonly string[],
  confirm: (tx: Db) => Promise<void>,
): Promise<void> {
  const known = new Set((await listPartitions(to, tables)).map(({ name }) => name));
  for (const { parent, name, bound, owner } of await listPartitions(from, tables)) {
    if (known.has(name)) continue;
    await to.transaction().execute(async (tx) => {
      await confirm(tx);
      await sql.raw(`SET LOCAL ROLE ${owner}`).execute(tx);
      await sql.raw(`CREATE TABLE ${name} PARTITION OF ${parent} ${bound}`).execute(tx);
    });
  }
}

/** No triggers and no foreign keys until the transaction ends, as when rows are copied. Needs a superuser. */
export async function writeAsCopied(tx: Db): Promise<void> {
  await sql`SET LOCAL session_replication_role = replica`.execute(tx);
}

export async function deleteRows(tx: Db, tables: readonly string[], shard: number): Promise<void> {
  for (const table of tables) {
    await sql`DELETE FROM ${sql.raw(table)} WHERE shard = ${shard}`.execute(tx);
  }
}

/** Of every table: how many rows of the shard, and the sum of their hashes. */
export async function sumRows(
  db: Db,
  tables: readonly string[],
  shard: number,
  timeoutMs: number,
): Promise<Map<string, string>> {
  const parts = tables.map(
    (table) => sql`SELECT ${sql.lit(table)} AS name, count(*)::text AS rows,
      coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text AS hash
      FROM ${sql.raw(table)} AS t WHERE shard = ${shard}`,
  );
  return db.transaction().execute(async (tx) => {
    await sql`SET LOCAL TIME ZONE 'UTC'`.execute(tx);
    await sql`SELECT set_config('statement_timeout', ${`${timeoutMs}ms`}, true)`.execute(tx);
    const summed = await sql<{ name: string; rows: string; hash: string }>`
      ${sql.join(parts, sql` UNION ALL `)}`.execute(tx);
    return new Map(summed.rows.map(({ name, rows, hash }) => [name, `${rows} ${hash}`]));
  });
}

/** Of columns that number their rows: the new cell must not give a number again. */
export async function carrySequences(from: Db, to: Db, tables: readonly string[]): Promise<void> {
  const { rows } = await sql<{ sequence: string }>`
    SELECT pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
    FROM information_schema.columns
    WHERE table_schema = 'public' AND is_identity = 'YES' AND quote_ident(table_name) = ANY (${tables})`.execute(
    from,
  );
  for (const { sequence } of rows) {
    const name = sql.raw(sequence);
    const { rows: reached } = await sql<{ last: string }>`
      SELECT last_value::text AS last FROM ${name}`.execute(from);
    await sql`SELECT setval(${sequence}::regclass, greatest(last_value, ${reached[0]?.last ?? '1'}::bigint))
      FROM ${name}`.execute(to);
  }
}

/** Sweeps that go through the rows by their age have to meet those that came. */
export async function restartSweeps(tx: Db): Promise<void> {
  await sql`UPDATE sweep_places SET created_at = 'epoch',
    id = '00000000-0000-0000-0000-000000000000'`.execute(tx);
}

/** Of tables that list objects of the bucket. */
export async function listObjectKeys(
  db: Db,
  tables: readonly string[],
  shard: number,
): Promise<string[]> {
  const { rows: listing } = await sql<{ name: string }>`
    SELECT quote_ident(table_name) AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'object_key'
      AND quote_ident(table_name) = ANY (${tables})`.execute(db);
  const keys: string[] = [];
  for (const { name } of listing) {
    const { rows } = await sql<{ key: string }>`SELECT object_key AS key FROM ${sql.raw(name)}
      WHERE shard = ${shard} AND object_key IS NOT NULL`.execute(db);
    // spread as arguments, some 100,000 of them overflow the stack
    for (const { key } of rows) keys.push(key);
  }
  return keys;
}

export async function hasArchivedMonths(db: Db): Promise<boolean> {
  const { rows } = await sql`SELECT 1 AS one FROM archived_months LIMIT 1`.execute(db);
  return rows.length > 0;
}
