import { makePieceNumber } from '@waypost/domain/tracking-number';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { newRowId } from '../../../platform/random.ts';
import { closeItemsOfSubjects } from './desk-items.queries.ts';
import { putOnDeskOnce } from './put-on-desk.ts';

type PieceOf<Shipment> = { ref: string; pieceNo: number; shipmentId: Shipment };
type LookedFor = PieceOf<string | null> & { shard: number | null };

/** Pieces that should be in a van or a container and are not; those of no known shipment are left out. */
export async function putMissingPieces(
  ctx: Ctx,
  tx: Db,
  pieces: readonly LookedFor[],
  occurrence: string,
): Promise<void> {
  const since = new Date();
  const met = pieces.flatMap(({ ref, pieceNo, shipmentId, shard }) => {
    if (shipmentId === null || shard === null) return [];
    const item = {
      id: newRowId(),
      shard,
      kind: 'missing_piece',
      subject: makePieceNumber(ref, pieceNo),
      turn: 'carrier',
      reference: ref,
      shipmentId,
      party: null,
    } as const;
    return [{ item, occurrence, since }];
  });
  await putOnDeskOnce(ctx, tx, met);
}

/** They are there: nobody has to look for them. */
export async function closeMissingPieces(
  tx: Db,
  pieces: readonly PieceOf<string | null>[],
): Promise<void> {
  await closeItemsOfSubjects(
    tx,
    'missing_piece',
    pieces.flatMap(({ ref, pieceNo, shipmentId }) =>
      shipmentId === null ? [] : [{ shipmentId, subject: makePieceNumber(ref, pieceNo) }],
    ),
  );
}
