import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { closeItems, putOnDeskOnce } from '../../staff/desk/index.ts';
import {
  clearPieces,
  lockLeft,
  markFound,
  selectFound,
  selectItemsOfPiece,
} from './pieces.queries.ts';

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
    if (missing) {
      const since = new Date();
      const met = left.flatMap(({ ref, pieceNo, shipmentId, shard }) =>
        shipmentId === null || shard === null
          ? []
          : [
              {
                item: {
                  id: newRowId(),
                  shard,
                  kind: 'missing_piece' as const,
                  subject: makePieceNumber(ref, pieceNo),
                  turn: 'carrier' as const,
                  reference: ref,
                  shipmentId,
                  party: null,
                },
                occurrence: containerId,
                since,
              },
            ],
      );
      await putOnDeskOnce(ctx, tx, met);
    }
    const seqs = left.map(({ seq }) => seq);
    await clearPieces(tx, containerId, seqs, missing);
    return left.length;
  });
}

/** Something happened to a missing piece since: it is there. */
export async function takeFoundOffDesk(ctx: Ctx): Promise<void> {
  for (const found of await selectFound(ctx.db, BATCH)) {
    await inTransaction(ctx.db, async (tx) => {
      const number = makePieceNumber(found.ref, found.pieceNo);
      await closeItems(tx, await selectItemsOfPiece(tx, found.shipmentId, number), null);
      await markFound(tx, found);
    });
  }
}
