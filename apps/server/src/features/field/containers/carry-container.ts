import { makePieceNumber } from '@waypost/domain/tracking-number';
import { v5 } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { incomingScan, recordOwnScans } from '../../core/scans/index.ts';
import { findMove, storeDone } from './moves.queries.ts';
import { type HeldPiece, selectPieces } from './pieces.queries.ts';

/** As many as one call of a device may carry: a transaction each, so that scans of others pass between them. */
const BATCH = 500;

type Carried = { containerId: string; actId: string };

/**
 * The scans of what is in a container, by the door of all scans. Their ids follow from the act and the piece: after a
 * crash the batch is recorded again, as duplicates. Pieces that are told later come after `doneSeq`.
 */
export async function carryContainer(ctx: Ctx, { containerId, actId }: Carried): Promise<void> {
  for (;;) {
    const move = await findMove(ctx.db, containerId, actId);
    if (move === undefined) return;
    const pieces = await selectPieces(ctx.db, containerId, { after: move.doneSeq, limit: BATCH });
    const last = pieces.at(-1);
    if (last === undefined) return;
    const { city, country, occurredAt, sourceId } = move;
    const scans = pieces
      .filter((piece) => isInAt(piece, occurredAt))
      .map(({ ref, pieceNo }) => {
        const number = makePieceNumber(ref, pieceNo);
        const scan = {
          scanId: v5(number, actId),
          ref: number,
          code: move.kind === 'depart' ? ('DEPARTED' as const) : ('ARRIVED' as const),
          occurredAt: occurredAt.toISOString(),
          place: { city, country },
        };
        return incomingScan(scan, sourceId, ref, pieceNo);
      });
    await recordOwnScans(ctx, scans, sourceId);
    await storeDone(ctx.db, move, last.seq);
  }
}

function isInAt({ putAt, outAt }: HeldPiece, at: Date): boolean {
  return putAt <= at && (outAt === null || outAt > at);
}
