import type { Db } from '../../database.ts';
import type { Mover } from './move-shard.ts';
import type { Pair } from './open-sides.ts';
import { deleteJobs } from './shard-jobs.queries.ts';
import { deleteRows } from './shard-rows.queries.ts';

/** Everything of the shard in one of the two databases, in a transaction without triggers. */
export async function deleteShard(
  tx: Db,
  { tables, marks }: Pair,
  { move, features }: Pick<Mover, 'move' | 'features'>,
): Promise<void> {
  for (const { shards } of features) await shards?.dropRows?.(tx, move.shard);
  await deleteRows(tx, [...tables, ...marks], move.shard);
  await deleteJobs(tx, move.shard);
}
