import { homeElsewhere } from '../../../platform/cells/cell-of.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { noteAllLive } from '../shipments/index.ts';
import { storeAssignedHubs } from './assigned-hubs.queries.ts';

/**
 * In cells that get hubs and devices of home as copies, which may be late. At home the job `hubs_changed` does it at
 * once.
 */
export async function noteCopiedHubs({ cells, db, mode }: Ctx): Promise<void> {
  if (homeElsewhere(cells) === null || mode === 'test') return;
  await inTransaction(db, async (tx) => {
    if (await storeAssignedHubs(tx)) await noteAllLive(tx);
  });
}
