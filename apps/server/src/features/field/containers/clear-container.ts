import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { closeMissingPieces, putMissingPieces } from '../../staff/desk/index.ts';
import { clearPieces, lockLeft, markFound, selectFound } from './pieces.queries.ts';

const BATCH = 500;

/** Pieces of an emptied container are free; those that were looked for in vain stand on the desk. */
export async function clearContainer(
  ctx: Ctx,
  { containerId, missing }: { containerId: string; missing: boolean },
): Promise<void> {
  while ((await clearSome(ctx, containerId, missing)) === BATCH);
}

async function clearSome(ctx: Ctx, containerId: string, missing: boolean): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const left = await lockLeft(tx, containerId, BATCH);
    if (left.length === 0) return 0;
    if (missing) await putMissingPieces(ctx, tx, left, containerId);
    const seqs = left.map(({ seq }) => seq);
    await clearPieces(tx, containerId, seqs, missing);
    return left.length;
  });
}

/** Something happened to a missing piece since: it is there. */
export async function settleFoundPieces(ctx: Ctx): Promise<void> {
  for (const found of await selectFound(ctx.db, BATCH)) {
    await inTransaction(ctx.db, async (tx) => {
      await closeMissingPieces(tx, [found]);
      await markFound(tx, found);
    });
  }
}
