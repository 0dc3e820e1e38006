import { sql } from 'kysely';
import type { Db } from '../../database.ts';

/**
 * `delete_stray_objects` deletes what is listed for 30 days. What has left with its shard goes with the next night but one:
 * nothing of a person who is erased in the new cell is left here.
 */
const LEFT_AT = sql`now() - interval '29 days'`;

/** Before the files are copied into this cell: those that an earlier move has left here are not deleted meanwhile. */
export async function noteComing(tx: Db, keys: readonly string[]): Promise<void> {
  await note(tx, keys, sql`now()`);
}

/** In the transaction that deletes their rows. */
export async function noteLeft(tx: Db, keys: readonly string[]): Promise<void> {
  await note(tx, keys, LEFT_AT);
}

async function note(db: Db, keys: readonly string[], foundAt: typeof LEFT_AT): Promise<void> {
  await sql`INSERT INTO stray_objects (object_key, found_at)
    SELECT DISTINCT key, ${foundAt} FROM unnest(${keys}::text[]) AS keys (key)
    ON CONFLICT (object_key) DO UPDATE SET found_at = excluded.found_at`.execute(db);
}

/** In the transaction that opens the shard here: rows list them from now on. */
export async function forgetStrays(tx: Db, keys: readonly string[]): Promise<void> {
  await sql`DELETE FROM stray_objects WHERE object_key = ANY (${keys}::text[])`.execute(tx);
}
