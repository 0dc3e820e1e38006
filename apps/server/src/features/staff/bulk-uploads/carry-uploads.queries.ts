import { sql } from 'kysely';
import { type Db, inTransaction } from '../../../platform/database.ts';

/** Those of its customers. What was erased stays: numbers that say nothing about anybody. */
const ofShard = (shard: number) => sql`erased_at IS NULL
  AND customer_id IN (SELECT id FROM customers WHERE shard = ${shard})`;

/**
 * Files of customers whose shard moves to another cell. Before its writers are refused, and again while they are: then only
 * those that have changed. A row of a file never changes without the counters of its upload.
 */
export async function carryUploads(from: Db, tx: Db, shard: number): Promise<void> {
  const wanted = await inTransaction(from, (reading) => readUploads(reading, shard));
  const known = await readUploads(tx, shard);
  const gone = [...known.keys()].filter((id) => wanted.get(id) !== known.get(id));
  const missing = [...wanted].filter(([id, row]) => known.get(id) !== row);
  await sql`DELETE FROM bulk_rows WHERE upload_id = ANY (${gone}::uuid[])`.execute(tx);
  await sql`DELETE FROM bulk_uploads WHERE id = ANY (${gone}::uuid[])`.execute(tx);
  for (const [id, row] of missing) {
    await insertRows(tx, 'bulk_uploads', `[${row}]`);
    await insertRows(tx, 'bulk_rows', await readRows(from, id));
  }
}

async function readUploads(tx: Db, shard: number): Promise<Map<string, string>> {
  // the text of a moment depends on it
  await sql`SET LOCAL TIME ZONE 'UTC'`.execute(tx);
  const { rows } = await sql<{ id: string; row: string }>`
    SELECT id, to_jsonb(u)::text AS row FROM bulk_uploads u WHERE ${ofShard(shard)}`.execute(tx);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

async function readRows(from: Db, uploadId: string): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    SELECT coalesce(jsonb_agg(to_jsonb(r)), '[]')::text AS all FROM bulk_rows r
    WHERE upload_id = ${uploadId}`.execute(from);
  return rows[0]?.all ?? '[]';
}

async function insertRows(
  tx: Db,
  table: 'bulk_uploads' | 'bulk_rows',
  rows: string,
): Promise<void> {
  const name = sql.table(table);
  await sql`INSERT INTO ${name}
    SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${rows}::jsonb)`.execute(tx);
}

/** While its customers are still there. */
export async function dropUploads(tx: Db, shard: number): Promise<void> {
  await sql`DELETE FROM bulk_rows WHERE upload_id IN (
    SELECT id FROM bulk_uploads WHERE ${ofShard(shard)})`.execute(tx);
  await sql`DELETE FROM bulk_uploads WHERE ${ofShard(shard)}`.execute(tx);
}

export async function listFilesOfShard(db: Db, shard: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT object_key AS key FROM bulk_uploads WHERE ${ofShard(shard)}`.execute(db);
  return rows.map(({ key }) => key);
}
