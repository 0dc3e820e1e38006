import { readRestore } from '../../quarantine.ts';
import type { Mover } from './move-shard.ts';

const RUNBOOK = 'see docs/runbooks/restore.md';

/**
 * A cell that was restored may have shards that have left it since, and lacks what came after. The copy in a new cell that went
 * back while it was made, or after it was opened, is not whole: the old cell keeps its rows.
 */
export async function refuseRestored(
  { sides, move }: Pick<Mover, 'sides' | 'move'>,
  which: 'both cells' | 'new cell',
): Promise<void> {
  for (const { name, from, to } of sides.pairs) {
    // the database of test mode does not come back with a restore
    if (name === 'test') continue;
    const cells = [[move.toCell, to] as const, [move.fromCell, from] as const];
    for (const [cell, db] of which === 'both cells' ? cells : cells.slice(0, 1)) {
      const restore = await readRestore(db);
      if (restore === null) continue;
      if (restore.reconciledAt === null) {
        throw new Error(`Cell ${cell} was restored and is not reconciled yet: ${RUNBOOK}.`);
      }
      if (restore.noticedAt > move.startedAt) {
        throw new Error(`Cell ${cell} was restored after this move had begun: ${RUNBOOK}.`);
      }
    }
  }
}
