import { sql } from 'kysely';
import type { Db } from '../../database.ts';

type AddressMark = {
  /** One row a cell. */
  key: string;
  /** Of two rows about one address the later one wins. */
  madeAt(row: string): string;
  /** The old cell keeps it, too, because it writes to the address for other shards. Otherwise the directory tells it. */
  isKept: boolean;
};

/**
 * What is known about an address: a fact of the whole cell, under the shard at which it was learned. People get parcels of
 * several shards, so both cells may know the same address. Such rows are merged and not copied by replication, which a
 * second row about an address would stop for good.
 */
const ADDRESS_MARKS: Readonly<Record<string, AddressMark>> = {
  mail_languages: { key: 'address_hash', madeAt: (row) => `${row}.chosen_at`, isKept: true },
  mail_opt_outs: { key: 'address_hash', madeAt: (row) => `${row}.created_at`, isKept: false },
  newsletter_consents: {
    key: 'email_key',
    madeAt: (row) => `greatest(${row}.requested_at, ${row}.confirmed_at, ${row}.left_at)`,
    isKept: false,
  },
  undeliverable_addresses: { key: 'address_hash', madeAt: (row) => `${row}.since`, isKept: true },
};

export function isAddressMark(table: string): boolean {
  return ADDRESS_MARKS[table] !== undefined;
}

const BATCH = 1_000;

/** In a transaction of the new cell without triggers. May be repeated: what an earlier try has brought goes first. */
export async function mergeMarks(
  from: Db,
  tx: Db,
  tables: readonly string[],
  shard: number,
): Promise<void> {
  for (const table of tables) {
    const mark = ADDRESS_MARKS[table];
    if (mark === undefined) continue;
    const name = sql.table(table);
    await sql`DELETE FROM ${name} WHERE shard = ${shard}`.execute(tx);
    const { rows } = await sql<{ row: string }>`
      SELECT to_jsonb(t)::text AS row FROM ${name} AS t WHERE shard = ${shard}`.execute(from);
    const merge = await mergeInto(tx, table, mark);
    for (let at = 0; at < rows.length; at += BATCH) {
      const some = rows.slice(at, at + BATCH).map(({ row }) => row);
      await sql`INSERT INTO ${name} AS known
        SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${`[${some.join(',')}]`}::jsonb)
        ${merge}`.execute(tx);
    }
  }
}

/** A row of the new cell keeps its shard and its id: it stays when the move is undone. */
async function mergeInto(db: Db, table: string, { key, madeAt }: AddressMark) {
  const { rows } = await sql<{ column: string }>`
    SELECT column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ${table}
      AND column_name NOT IN ('id', 'shard', ${key})`.execute(db);
  const changes = rows.map(({ column }) => `${column} = excluded.${column}`).join(', ');
  return sql.raw(
    `ON CONFLICT (${key}) DO UPDATE SET ${changes} WHERE ${madeAt('excluded')} > ${madeAt('known')}`,
  );
}

/** In the old cell, under a shard that stays there. Under an id of its own: staff finds the row of a cell by it. */
export async function keepMarks(
  tx: Db,
  tables: readonly string[],
  { shard, staying }: { shard: number; staying: number },
): Promise<void> {
  for (const table of tables.filter((name) => ADDRESS_MARKS[name]?.isKept === true)) {
    const newId = table === 'undeliverable_addresses' ? sql`, id = gen_random_uuid()` : sql``;
    await sql`UPDATE ${sql.table(table)} SET shard = ${staying} ${newId}
      WHERE shard = ${shard}`.execute(tx);
  }
}
