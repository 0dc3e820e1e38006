import { makePieceNumber, shardOfReference } from '@waypost/domain/tracking-number';
import { v5 } from 'uuid';
import { CellAway } from '../../../platform/cells/hops.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { incomingScan, recordOwnScans } from '../../core/scans/index.ts';
import { type CarriedMove, findMove, storeDone } from './moves.queries.ts';
import { type HeldPiece, selectPieces } from './pieces.queries.ts';
import { carryLeftBehindQueue, type LeftBehind } from './queues.ts';

/** As many as one call of a device may carry: a transaction each, so that scans of others pass between them. */
const BATCH = 500;

type Carried = { containerId: string; actId: string };

/**
 * The scans of what is in a container, by the door of all scans. Their ids follow from the act and the piece: after a
 * crash the batch is recorded again, as duplicates. Pieces that are told later come after `doneSeq`. While a cell is away
 * its pieces wait in jobs of their own, and those of other cells go on.
 */
export async function carryContainer(ctx: Ctx, { containerId, actId }: Carried): Promise<void> {
  for (;;) {
    const move = await findMove(ctx.db, containerId, actId);
    if (move === undefined) return;
    const after = move.doneSeq;
    const pieces = await selectPieces(ctx.db, containerId, { after, limit: BATCH });
    const upTo = pieces.at(-1)?.seq;
    if (upTo === undefined) return;
    const missed = await recordOwnScans(ctx, scansOf(move, pieces), move.sourceId);
    await inTransaction(ctx.db, async (tx) => {
      await storeDone(tx, move, upTo);
      await ctx.jobs.enqueueMany(
        tx,
        carryLeftBehindQueue,
        missed.map((shards) => ({ containerId, actId, shards, after, upTo })),
      );
    });
  }
}

export async function carryLeftBehind(ctx: Ctx, left: LeftBehind): Promise<void> {
  const { containerId, shards, after, upTo } = left;
  const move = await findMove(ctx.db, containerId, left.actId);
  if (move === undefined) return;
  const pieces = (await selectPieces(ctx.db, containerId, { after, limit: BATCH })).filter(
    ({ seq, ref }) => seq <= upTo && shards.includes(shardOfReference(ref)),
  );
  const missed = await recordOwnScans(ctx, scansOf(move, pieces), move.sourceId);
  if (missed.length > 0) throw new CellAway();
}

function scansOf(move: CarriedMove, pieces: readonly HeldPiece[]) {
  const { actId, city, country, occurredAt, sourceId } = move;
  return pieces
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
}

function isInAt({ putAt, outAt }: HeldPiece, at: Date): boolean {
  return putAt <= at && (outAt === null || outAt > at);
}
