import type { AuditAction, DeskItem } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type ItemRow, lockItem } from './desk.queries.ts';
import { presentItem } from './present-item.ts';

type Work = {
  /** The audit action, such as `desk.close`. */
  action: AuditAction;
  details?: Record<string, unknown>;
  /** A closed item can be viewed and reopened, but not worked on. */
  needsOpen?: false;
  run?(tx: Db, row: ItemRow): Promise<void>;
};

/**
 * The message, or the attempt of a refund, is locked before its item, as customers, erasing and settling
 * do: the other order could deadlock.
 */
async function lockAll(ctx: Ctx, tx: Db, itemId: string): Promise<ItemRow | undefined> {
  for (const { deskItems } of ctx.features) await deskItems?.lock?.(tx, itemId);
  return lockItem(tx, itemId);
}

/** An action of staff on an item, and the view of it afterwards, with its audit row. */
export async function workOnItem(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  work: Work,
): Promise<DeskItem> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockAll(ctx, tx, itemId);
    if (row === undefined) throw new Problem('desk_item_not_found');
    if (work.needsOpen !== false && row.state === 'closed') throw new Problem('case_closed');
    await work.run?.(tx, row);
    await auditStaff(tx, caller.staffId, work.action, `desk_item:${itemId}`, {
      kind: row.kind,
      ...(row.shipmentId !== null && { shipmentId: row.shipmentId }),
      ...(row.party !== null && { party: row.party }),
      ...work.details,
    });
    return presentItem(ctx, tx, caller, (await lockItem(tx, itemId)) ?? row);
  });
}
