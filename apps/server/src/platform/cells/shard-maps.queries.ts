import { sql } from 'kysely';
import { type Db, inTransaction } from '../database.ts';
import { type ShardMap, ShardMapDocument } from './shard-map.ts';

/** The newest version; null in an installation of one cell. */
export async function readShardMap(db: Db): Promise<ShardMap | null> {
  const row = await db
    .selectFrom('shardMaps')
    .select(['version', 'document'])
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { version: row.version, ...ShardMapDocument.parse(row.document) };
}

/** Adds a version. Two commands at the same time: the second fails by the primary key. */
export async function changeShardMap(
  db: Db,
  reason: string,
  change: (map: ShardMap | null, tx: Db) => Promise<ShardMapDocument>,
): Promise<ShardMap> {
  return inTransaction(db, async (tx) => {
    const newest = await readShardMap(tx);
    const document = await change(newest, tx);
    const version = (newest?.version ?? 0) + 1;
    await tx
      .insertInto('shardMaps')
      .values({ version, document: JSON.stringify(document), reason })
      .execute();
    return { version, ...document };
  });
}

/** Those of the shards that have a row in any table of this database. */
export async function selectUsedShards(db: Db, shards: readonly number[]): Promise<number[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT format('%I', c.relname) AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND a.attname = 'shard' AND NOT a.attisdropped AND c.relname NOT IN ('shard_moves', 'closed_shards', 'feed_offsets')`.execute(
    db,
  );
  const used = new Set<number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ shard: number }>`
      SELECT shard FROM unnest(${[...shards]}::smallint[]) AS asked (shard)
      WHERE EXISTS (SELECT FROM ${sql.raw(name)} AS t WHERE t.shard = asked.shard)`.execute(db);
    for (const { shard } of rows) used.add(shard);
  }
  return [...used].toSorted((a, b) => a - b);
}
