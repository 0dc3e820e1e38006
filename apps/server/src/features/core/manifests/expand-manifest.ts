import type { Scan } from '@waypost/contract';
import { readManifestNumber } from '@waypost/domain/manifest-number';
import { makePieceNumber } from '@waypost/domain/tracking-number';
import { v5 } from 'uuid';
import type { Ctx } from '../../../platform/context.ts';
import { keepFirstScan, selectManifested, selectPickedUp } from './manifests.queries.ts';

type Source = { sourceId: number };
export type PieceScan = { sourceId: number; trackingNumber: string; pieceNo: number; scan: Scan };

/** The number, if a scan names a manifest. */
export function manifestIn(input: unknown): string | null {
  const ref: unknown =
    typeof input === 'object' && input !== null ? Reflect.get(input, 'ref') : undefined;
  return typeof ref === 'string' && ref.length <= 64 ? readManifestNumber(ref) : null;
}

/**
 * The scans of its pieces that are still to be recorded. They are those of the first scan of the number,
 * whoever repeats it, with ids that follow from that scan and the piece: so each piece is picked up once, also when
 * two devices scan at the same time, or the first was killed half-way. Undefined for an unknown number.
 */
export async function expandManifest(
  ctx: Ctx,
  number: string,
  { sourceId }: Source,
  given: Pick<Scan, 'scanId' | 'occurredAt' | 'place'>,
): Promise<PieceScan[] | undefined> {
  const { scanId, occurredAt, place } = given;
  const found = await keepFirstScan(ctx.db, number, {
    sourceId,
    scanId,
    occurredAt,
    ...(place !== undefined && { place }),
  });
  if (found === undefined) return undefined;
  const carried = (await selectManifested(ctx.db, found.id)).filter(
    ({ cancelledAt }) => cancelledAt === null,
  );
  const done = new Set(
    (
      await selectPickedUp(
        ctx.db,
        carried.map(({ id }) => id),
      )
    ).map(({ shipmentId, pieceNo }) => `${shipmentId}/${pieceNo}`),
  );
  return carried.flatMap(({ id, trackingNumber, pieceCount }) =>
    Array.from({ length: pieceCount }, (_, at) => at + 1)
      .filter((pieceNo) => !done.has(`${id}/0`) && !done.has(`${id}/${pieceNo}`))
      .map((pieceNo) => pieceScan(found.scan, trackingNumber, pieceNo)),
  );
}

function pieceScan(
  first: { sourceId: number; scanId: string; occurredAt: string; place?: Scan['place'] },
  trackingNumber: string,
  pieceNo: number,
): PieceScan {
  const { sourceId, scanId, occurredAt, place } = first;
  const ref = makePieceNumber(trackingNumber, pieceNo);
  return {
    sourceId,
    trackingNumber,
    pieceNo,
    scan: {
      scanId: v5(ref, scanId),
      ref,
      code: 'PICKED_UP',
      occurredAt,
      ...(place !== undefined && { place }),
    },
  };
}
