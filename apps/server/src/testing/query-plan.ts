import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Db } from '../platform/database.ts';

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
