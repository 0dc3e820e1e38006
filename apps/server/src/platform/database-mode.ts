import type { KeyMode } from '@waypost/contract';
import { sql } from 'kysely';
import type { Db } from './database.ts';

export class OtherMode extends Error {
  constructor(found: KeyMode | null, wanted: KeyMode) {
    super(
      `This database is ${found ?? 'of no mode'}, not ${wanted}: is its address that of the other one?`,
    );
  }
}

/** Null for a database that was never migrated, or not since there are modes. */
export async function readMode(db: Db): Promise<KeyMode | null> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT to_regclass('database_mode') IS NOT NULL AS is_there`.execute(db);
  if (rows[0]?.isThere !== true) return null;
  const row = await db.selectFrom('databaseMode').select('mode').executeTakeFirst();
  return (row?.mode ?? null) as KeyMode | null;
}

/** A swapped address would show test shipments as real, or let test keys book real ones. */
export async function assertMode(db: Db, mode: KeyMode): Promise<void> {
  const found = await readMode(db);
  if (found !== mode) throw new OtherMode(found, mode);
}
