import type { Scan } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { type IncomingScan, incomingScan } from './incoming-scan.ts';
import { recordScans } from './record-scans.ts';
import {
  deleteUnmatched,
  listMatchableRefs,
  listRefsThatExist,
  listUnmatched,
} from './unmatched.queries.ts';

const BATCH = 500;

/** The previous release did not store the right to collect: staff decides about such cash. */
type KeptScan = Scan & { pieceNo: number; mayCollect?: boolean };

/** Records the waiting scans of a reference with their first arrival time. */
export async function applyUnmatched(ctx: Ctx, ref: string): Promise<void> {
  for (;;) {
    const waiting = await listUnmatched(ctx.db, ref, BATCH);
    if (waiting.length === 0) return;
    const scans = waiting.map((row): IncomingScan => {
      const { pieceNo, mayCollect = false, ...scan } = row.scan as unknown as KeptScan;
      return {
        ...incomingScan(scan, row.source_id, ref, pieceNo),
        recordedAt: row.recorded_at.getTime(),
        mayCollect,
      };
    });
    const outcomes = await recordScans(ctx, scans);
    const applied = scans.filter((_scan, index) => outcomes[index] !== 'unmatched');
    if (applied.length === 0) return;
    // after a crash before this line they are applied again, as duplicates
    await deleteUnmatched(ctx.db, applied);
  }
}

/**
 * A number can appear between our read and our commit. The booking looks for waiting scans after its own
 * commit; we look for the number after ours; one of the two sees the other.
 */
export async function applyUnmatchedAfterCommit(
  ctx: Ctx,
  unmatched: readonly IncomingScan[],
): Promise<void> {
  if (unmatched.length === 0) return;
  const appeared = await listRefsThatExist(
    ctx.db,
    unmatched.map((scan) => scan.ref),
  );
  for (const ref of appeared) await applyUnmatched(ctx, ref);
}

/** Applies what a crash left behind. */
export async function sweepUnmatched(ctx: Ctx): Promise<void> {
  for (const ref of await listMatchableRefs(ctx.db, 1_000)) await applyUnmatched(ctx, ref);
}
