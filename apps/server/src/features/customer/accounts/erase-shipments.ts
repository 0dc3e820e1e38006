import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { Nudge } from '../../../platform/nudges.ts';
import { blankDraftsOf, hasBookingUnderWay } from '../../public/bookings/index.ts';
import { forgetShipperCases } from '../../public/cases/index.ts';
import { forgetDocuments } from '../../core/documents/index.ts';
import { forgetPictures } from '../../public/proofs/index.ts';
import { blankNotes, raiseVersions } from '../../core/scans/index.ts';
import { blankStaffMails } from '../../staff/staff-edits/index.ts';
import { lockListeners, noteListeners } from '../../public/updates/index.ts';
import { blankPayers, blankShipper, listShipmentsToErase } from './profile.queries.ts';
import { eraseShipmentsQueue } from './queues.ts';

/** Locked together for some 100 ms, during which scans of these shipments wait. */
const BATCH = 500;
const LOOK_AGAIN_SECONDS = 60;

/**
 * The next shipments of an erased person, oldest first, in the caller's transaction. The job for the
 * following ones is enqueued in it, so that all are erased even after a crash. `alsoChanged` are other
 * shipments that lose a listener: all are locked with one statement, in id order.
 */
export async function eraseNextShipments(
  ctx: Ctx,
  tx: Db,
  { customerId, after }: { customerId: string; after?: string | undefined },
  alsoChanged: readonly string[] = [],
): Promise<Nudge[]> {
  const ids = await listShipmentsToErase(tx, customerId, { after, limit: BATCH });
  const listened = [...new Set([...ids, ...alsoChanged])];
  await lockListeners(tx, listened);
  await blankShipper(tx, ids);
  await blankPayers(tx, ids);
  await forgetShipperCases(ctx, tx, ids);
  await blankStaffMails(tx, ids);
  await forgetPictures(ctx, tx, ids);
  await blankNotes(tx, ids);
  await blankDraftsOf(tx, ids);
  await noteListeners(tx, listened);
  const last = ids.at(-1) ?? after;
  const next = { customerId, ...(last !== undefined && { after: last }) };
  if (ids.length === BATCH) {
    await ctx.jobs.enqueue(tx, eraseShipmentsQueue, next);
  } else if (await hasBookingUnderWay(tx, customerId)) {
    const startAfterSeconds = LOOK_AGAIN_SECONDS;
    await ctx.jobs.enqueue(tx, eraseShipmentsQueue, next, { startAfterSeconds });
  }
  // documents of a shipment that appeared in the meantime
  if (after !== undefined && ids.length > 0) await forgetDocuments(ctx, tx, customerId);
  return raiseVersions(tx, ids);
}

export async function eraseShipments(
  ctx: Ctx,
  next: { customerId: string; after?: string },
): Promise<void> {
  const nudges = await inTransaction(ctx.db, (tx) => eraseNextShipments(ctx, tx, next));
  ctx.nudges.publish(nudges);
}
