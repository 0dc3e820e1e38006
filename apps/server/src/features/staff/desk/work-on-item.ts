import type { AuditAction, DeskItem } from '@waypost/contract';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Db, inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { lockAttemptOfItem } from '../../public/bookings/index.ts';
import { lockCase } from '../../public/cases/index.ts';
import { lockMessage } from '../../public/contact/index.ts';
import { type ItemRow, lockItem } from './desk.queries.ts';
import { presentItem } from './present-item.ts';

type Work = {
  /** As it stands in the audit log, such as `desk.close`. */
  action: AuditAction;
  details?: Record<string, unknown>;
  /** What is closed may be looked at and opened again, but not worked on. */
  needsOpen?: false;
  run?(tx: Db, row: ItemRow): Promise<void>;
};

/**
 * What was written, and the attempt of a refund, is locked before the item it stands under, as customers,
 * erasing and settling do it: the other way round two of them could wait for each other.
 */
async function lockAll(tx: Db, itemId: string): Promise<ItemRow | undefined> {
  await lockCase(tx, itemId);
  await lockMessage(tx, itemId);
  await lockAttemptOfItem(tx, itemId);
  return lockItem(tx, itemId);
}

/** What a member of staff does with an item, and the look at it afterwards, with its audit row. */
export async function workOnItem(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  work: Work,
): Promise<DeskItem> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await lockAll(tx, itemId);
    if (row === undefined) throw new Problem('desk_item_not_found');
    if (work.needsOpen !== false && row.state === 'closed') throw new Problem('case_closed');
    await work.run?.(tx, row);
    await appendAudit(tx, {
      actor: { kind: 'staff', id: caller.staffId },
      action: work.action,
      subject: `desk_item:${itemId}`,
      details: {
        kind: row.kind,
        ...(row.shipment_id !== null && { shipmentId: row.shipment_id }),
        ...(row.party !== null && { party: row.party }),
        ...work.details,
      },
    });
    return presentItem(tx, (await lockItem(tx, itemId)) ?? row);
  });
}
