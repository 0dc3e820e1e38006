import type pg from 'pg';
import { readValue } from '../../installation/read-value.ts';
import { waitFor } from '../../installation/wait-for.ts';

/** By table: how many rows, and a sum over the hash of each. */
export type Checksums = Map<string, string>;

/** A restore is noted after it, and the feeds of programs begin anew. */
const WRITTEN_BY_RESTORE: ReadonlySet<string> = new Set(['public.restores', 'public.feed_offsets']);
const ARCHIVE_PATIENCE_MS = 60_000;
const TRIES = 50;

async function listTables(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind = 'r' AND n.nspname IN ('public', 'pgboss') ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => !WRITTEN_BY_RESTORE.has(name));
}

export async function readChecksums(db: pg.Client): Promise<Checksums> {
  const checksums: Checksums = new Map();
  for (const table of await listTables(db)) {
    const sum = await readValue<string>(
      db,
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) FROM ${table} t`,
    );
    checksums.set(table, sum ?? '');
  }
  return checksums;
}

/**
 * Creates a named restore point, with the checksums of every table at that moment. Locks all tables meanwhile, so
 * that nothing is committed between the checksums and the name.
 */
export async function markMoment(db: pg.Client, name: string): Promise<Checksums> {
  const tables = (await listTables(db)).join(', ');
  // must not be chosen as the deadlock victim
  await db.query(`SET deadlock_timeout = '10ms'`);
  for (let left = TRIES; ; left -= 1) {
    await db.query('BEGIN');
    try {
      await db.query(`LOCK TABLE ${tables} IN SHARE MODE`);
      const checksums = await readChecksums(db);
      await db.query('SELECT pg_create_restore_point($1)', [name]);
      await db.query('COMMIT');
      return checksums;
    } catch (error) {
      await db.query('ROLLBACK');
      const code: unknown = Reflect.get(error as object, 'code');
      if (code !== '40P01' || left === 0) throw error;
    }
  }
}

/** Until everything that was written is in the archive. */
export async function waitForArchive(db: pg.Client): Promise<void> {
  const wanted = await readValue<string>(db, 'SELECT pg_walfile_name(pg_switch_wal())');
  await waitFor('the archive', ARCHIVE_PATIENCE_MS, async () => {
    const last = await readValue<string>(db, 'SELECT last_archived_wal FROM pg_stat_archiver');
    return (last ?? '') >= (wanted ?? '') || undefined;
  });
}

export function differingTables(wanted: Checksums, found: Checksums): string[] {
  const names = new Set([...wanted.keys(), ...found.keys()]);
  return [...names]
    .filter((name) => wanted.get(name) !== found.get(name))
    .map((name) => `${name} has ${found.get(name)}, at the moment it had ${wanted.get(name)}`);
}
