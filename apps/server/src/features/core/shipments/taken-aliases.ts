import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { shardsOfAliases } from '../directory/index.ts';
import { takenReferences } from './shipments.queries.ts';

/** Those of the aliases that are in use, in this cell or in another: scans by an alias go to one shipment. */
export async function takenAliases(
  ctx: Ctx,
  db: Db,
  aliases: readonly string[],
): Promise<Set<string>> {
  const here = await takenReferences(db, aliases);
  if (!ctx.cells.areSeveral) return here;
  return here.union(new Set((await shardsOfAliases(ctx, aliases)).keys()));
}
