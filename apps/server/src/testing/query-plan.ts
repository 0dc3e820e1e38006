import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { type Db, inTransaction } from '../platform/database.ts';

const explaining: KyselyPlugin = {
  transformQuery: ({ node }) =>
    ({ ...node, explain: { kind: 'ExplainNode' } }) as RootOperationNode,
  transformResult: async ({ result }) => result,
};

/** The plan of a query function, by the current statistics and with every kind of scan allowed. */
export async function planOf(
  db: Db,
  query: (explained: Db) => Promise<readonly unknown[]>,
): Promise<string> {
  const rows = await query(db.withPlugin(explaining));
  return rows.map((row) => Object.values(row as Record<string, string>)[0]).join('\n');
}

/** At most a row a shard, and read whole: an index would be dearer. */
const TINY_TABLES = ['closed_shards'];

/** The tables that a transaction reads from end to end because no index helps. */
export async function tablesScannedBy(
  db: Db,
  work: (tx: Db) => Promise<unknown>,
): Promise<string[]> {
  // with what this connection has not reported of earlier transactions
  const scans = async (tx: Db) => {
    const { rows } = await sql<{ name: string; scans: number }>`
      SELECT relname::text AS name, seq_scan::int AS scans FROM pg_stat_xact_user_tables`.execute(
      tx,
    );
    return new Map(rows.map((row) => [row.name, row.scans]));
  };
  return inTransaction(db, async (tx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    const before = await scans(tx);
    await work(tx);
    const after = await scans(tx);
    return [...after]
      .filter(([name, count]) => count > (before.get(name) ?? 0) && !TINY_TABLES.includes(name))
      .map(([name]) => name);
  });
}
