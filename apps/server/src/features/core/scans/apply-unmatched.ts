import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { drain, readSweepPlace, storeSweepPlace } from '../../../platform/sweeps.ts';
import { findSealed, recallEvents } from './archived-events.ts';
import { type IncomingScan, incomingOfKept } from './incoming-scan.ts';
import { applyUnmatchedQueue } from './queues.ts';
import { recordScans } from './record-scans.ts';
import {
  deleteUnmatched,
  findShipmentOfRef,
  listAwaitedRefs,
  listLateRefs,
  listRefsThatExist,
  listUnmatched,
  walkUnmatched,
} from './unmatched.queries.ts';

const BATCH = 500;

/** Records the waiting scans of a reference with their first arrival time. */
export async function applyUnmatched(ctx: Ctx, ref: string): Promise<void> {
  for (;;) {
    const waiting = await listUnmatched(ctx.db, ref, BATCH);
    if (waiting.length === 0) return;
    const scans = waiting.map((row) => incomingOfKept(row, ref));
    await recallRef(ctx, ref);
    const outcomes = await recordScans(ctx, scans);
    const applied = scans.filter((_scan, index) => outcomes[index] !== 'unmatched');
    if (applied.length === 0) return;
    // after a crash before this line they are applied again, as duplicates
    await deleteUnmatched(ctx.db, applied);
  }
}

/** A late scan of a shipment whose events are in the archive. */
async function recallRef(ctx: Ctx, ref: string): Promise<void> {
  const shipmentId = await findShipmentOfRef(ctx.db, ref);
  if (shipmentId !== undefined) await recallEvents(ctx, [shipmentId]);
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
  await applyUnlessArchived(ctx, appeared);
}

/** Scans of archived shipments have a job: nothing else waits for the object store. */
async function applyUnlessArchived(
  ctx: Ctx,
  appeared: readonly { ref: string; shipmentId: string }[],
): Promise<void> {
  const ids = appeared.map(({ shipmentId }) => shipmentId);
  const sealed = new Set(
    (await findSealed(ctx.database.pool, ids)).map(({ shipmentId }) => shipmentId),
  );
  const free = appeared.filter(({ shipmentId }) => !sealed.has(shipmentId));
  for (const ref of new Set(free.map((scan) => scan.ref))) await applyUnmatched(ctx, ref);
}

/**
 * Joins the transaction in which numbers appear. A scan that is being kept at the same time is found by
 * the sweep.
 */
export async function applyAwaited(ctx: Ctx, tx: Db, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return;
  const awaited = await listAwaitedRefs(tx, refs);
  await ctx.jobs.enqueueMany(
    tx,
    applyUnmatchedQueue,
    awaited.map((ref) => ({ ref })),
  );
}

/** Scans whose shipment exists wait for the archive; their own job may have given up. */
export async function applyLateScans(ctx: Ctx): Promise<void> {
  const late = await listLateRefs(ctx.db, BATCH);
  await ctx.jobs.enqueueMany(
    ctx.db,
    applyUnmatchedQueue,
    late.map((ref) => ({ ref })),
  );
}

/**
 * Finds what a crash left behind between the commit of a scan and the look after it, or a number that
 * appeared at the same moment. Each scan is passed once: a number that appears later has its own job.
 */
export async function sweepUnmatched(ctx: Ctx): Promise<void> {
  let after = await readSweepPlace(ctx.db, 'unmatched_scans');
  await drain(async (batch) => {
    const walked = await walkUnmatched(ctx.db, after, batch);
    await applyUnlessArchived(
      ctx,
      walked.flatMap(({ ref, shipmentId }) => (shipmentId === null ? [] : { ref, shipmentId })),
    );
    after = walked.at(-1) ?? after;
    const settled = walked.findLast((scan) => scan.settled);
    if (settled !== undefined) await storeSweepPlace(ctx.db, 'unmatched_scans', settled);
    return walked.length;
  });
}
