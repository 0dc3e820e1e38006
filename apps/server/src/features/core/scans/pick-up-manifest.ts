import { Scan, type ScanAnswer } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { expandManifest } from '../manifests/index.ts';
import { incomingScan, type IncomingScan } from './incoming-scan.ts';

type Scanned = { number: string; input: unknown; sourceId: number };
type Submit = (scans: readonly IncomingScan[]) => Promise<ScanAnswer['outcome'][]>;

/** A scan of a manifest is PICKED_UP of each of its pieces; a repeat is `known` and changes nothing. */
export async function pickUpManifest(
  ctx: Ctx,
  { number, input, sourceId }: Scanned,
  submit: Submit,
): Promise<Omit<ScanAnswer, 'scanId'>> {
  const { success, data: scan, error } = Scan.safeParse(input);
  if (!success) {
    const [issue] = error.issues;
    return { outcome: 'invalid', reason: `${issue?.path.join('.')}: ${issue?.message}` };
  }
  if (scan.code !== 'PICKED_UP') {
    return { outcome: 'invalid', reason: 'code: a manifest can only be PICKED_UP' };
  }
  const pieces = await expandManifest(ctx, number, { sourceId }, scan);
  if (pieces === undefined) return { outcome: 'invalid', reason: 'ref: unknown manifest' };
  const outcomes = await submit(
    pieces.map((piece) =>
      incomingScan(piece.scan, piece.sourceId, piece.trackingNumber, piece.pieceNo),
    ),
  );
  if (outcomes.includes('unavailable')) return { outcome: 'unavailable' };
  return { outcome: outcomes.includes('recorded') ? 'recorded' : 'known' };
}
