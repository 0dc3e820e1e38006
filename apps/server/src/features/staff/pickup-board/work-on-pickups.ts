import type { BoardPickup } from '@waypost/contract';
import type { MissedReason } from '@waypost/domain/pickups';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { settingsInForce } from '../../core/settings/index.ts';
import {
  confirmPickups,
  missPickup,
  movePickup,
  notePickup,
} from '../../customer/pickups/index.ts';
import { findAnyPickup } from './pickups.queries.ts';
import { presentPickups } from './present-pickups.ts';

export async function confirmAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  publicIds: readonly string[],
): Promise<number> {
  return inTransaction(ctx.db, async (tx) => {
    const ids = await confirmPickups(ctx, tx, publicIds);
    if (ids.length > 0) await auditStaff(tx, staffId, 'pickup.confirm', 'pickups', { ids });
    return ids.length;
  });
}

/** Whoever changes nothing has still seen whose pickup it is. */
export async function moveAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  publicId: string,
  to: { date: string; window: string },
): Promise<BoardPickup> {
  const { pickupWindows: offered } = await settingsInForce(ctx);
  return inTransaction(ctx.db, async (tx) => {
    const from = await movePickup(ctx, tx, offered, publicId, to);
    if (from === null) await auditStaff(tx, staffId, 'pickup.read', subject(publicId));
    else await auditStaff(tx, staffId, 'pickup.move', subject(publicId), { from, to });
    return mustRead(tx, publicId);
  });
}

export async function missAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  publicId: string,
  reason: MissedReason,
): Promise<BoardPickup> {
  return inTransaction(ctx.db, async (tx) => {
    const isNew = await missPickup(ctx, tx, publicId, reason);
    if (isNew) await auditStaff(tx, staffId, 'pickup.miss', subject(publicId), { reason });
    else await auditStaff(tx, staffId, 'pickup.read', subject(publicId));
    return mustRead(tx, publicId);
  });
}

/** The audit log keeps that there is a note and not its words, which may be about somebody. */
export async function noteAsStaff(
  ctx: Ctx,
  { staffId }: StaffCaller,
  publicId: string,
  note: string,
): Promise<BoardPickup> {
  return inTransaction(ctx.db, async (tx) => {
    const isNew = await notePickup(tx, publicId, note);
    if (isNew) {
      await auditStaff(tx, staffId, 'pickup.note', subject(publicId), { empty: note === '' });
    } else {
      await auditStaff(tx, staffId, 'pickup.read', subject(publicId));
    }
    return mustRead(tx, publicId);
  });
}

function subject(publicId: string): string {
  return `pickup:${publicId}`;
}

async function mustRead(tx: Db, publicId: string): Promise<BoardPickup> {
  const row = await findAnyPickup(tx, publicId);
  const [pickup] = row === undefined ? [] : await presentPickups(tx, [row]);
  if (pickup === undefined) throw new Problem('pickup_not_found');
  return pickup;
}
