import { sql } from 'kysely';
import type { Db } from '../../../platform/database.ts';
import { isInSlice } from '../../../platform/sweeps.ts';

/** Every table that lists objects of the store. `bytes` is NULL until one is stored. */
export const OBJECT_TABLES = [
  'archived_parts',
  'bulk_uploads',
  'case_files',
  'documents',
  'invoices',
  'label_batches',
  'proof_pictures',
] as const;

/** Of these keys, those that a row lists. */
export async function findListed(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const listed = new Set<string>();
  for (const table of [...OBJECT_TABLES, 'stray_objects'] as const) {
    const { rows } = await sql<{ objectKey: string }>`
      SELECT object_key FROM ${sql.table(table)}
      WHERE object_key = ANY (${keys}::text[])`.execute(db);
    for (const { objectKey } of rows) listed.add(objectKey);
  }
  return listed;
}

export type StoredRow = { table: (typeof OBJECT_TABLES)[number]; objectKey: string };

/** Rows whose object was stored once. Uploads and proofs that were erased keep their row. */
export async function listStoredRows(db: Db): Promise<StoredRow[]> {
  const stored: StoredRow[] = [];
  for (const table of OBJECT_TABLES) {
    const isErasable = table === 'bulk_uploads' || table === 'proof_pictures';
    const { rows } = await sql<{ objectKey: string }>`
      SELECT object_key FROM ${sql.table(table)}
      WHERE bytes IS NOT NULL ${isErasable ? sql`AND erased_at IS NULL` : sql``}`.execute(db);
    for (const { objectKey } of rows) stored.push({ table, objectKey });
  }
  return stored;
}

export async function noteStrays(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('strayObjects')
    .values(keys.map((objectKey) => ({ objectKey })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const KEPT = sql`found_at < now() - interval '30 days'`;

export async function listDueStrays(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ objectKey: string }>`
    SELECT object_key FROM stray_objects WHERE ${isInSlice('strayObjects', KEPT, limit)}`.execute(
    db,
  );
  return rows.map(({ objectKey }) => objectKey);
}

export async function isDueStray(db: Db, objectKey: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 AS one FROM stray_objects
    WHERE object_key = ${objectKey} AND ${KEPT}`.execute(db);
  return rows.length > 0;
}

export async function forgetStray(db: Db, objectKey: string): Promise<void> {
  await db.deleteFrom('strayObjects').where('objectKey', '=', objectKey).execute();
}
