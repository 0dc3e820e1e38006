import type { DeskItem } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { closeItems } from './desk-items.queries.ts';
import { type ItemRow, listColleagues, storeDue, storeOwner, storeSnooze } from './desk.queries.ts';
import { mattersOf } from './present-item.ts';
import { dueSince } from './put-on-desk.ts';
import { workOnItem } from './work-on-item.ts';

/** Of two who take it at once the second sees who has it: the row is locked. */
export function takeItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.take',
    async run(tx, row) {
      if (row.ownerId !== null && row.ownerId !== caller.staffId) {
        const owner = { id: row.ownerId, name: row.ownerName ?? '' };
        throw new Problem('desk_item_taken', { details: { owner } });
      }
      await storeOwner(tx, row.id, caller.staffId);
    },
  });
}

export function giveItem(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  staffId: string | null,
): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.give',
    details: { ownerId: staffId },
    async run(tx, row) {
      const mayHaveIt =
        staffId === null || (await listColleagues(tx)).some(({ id }) => id === staffId);
      if (!mayHaveIt) throw new Problem('staff_not_found');
      await storeOwner(tx, row.id, staffId);
    },
  });
}

const MAX_SNOOZE_MS = 30 * 24 * 60 * 60 * 1000;

export function snoozeItem(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  snooze: { until: Date; reason: string },
): Promise<DeskItem> {
  const { until, reason } = snooze;
  const aheadMs = until.getTime() - Date.now();
  if (aheadMs <= 0 || aheadMs > MAX_SNOOZE_MS) throw new Problem('snooze_out_of_range');
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.snooze',
    details: { until: until.toISOString() },
    run: (tx, row) => storeSnooze(tx, row.id, until, reason),
  });
}

export function wakeItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.wake',
    async run(tx, row) {
      if (row.isPutOff) await storeDue(tx, row.id, dueSince(ctx, row, new Date()));
    },
  });
}

type Answer = { id: string; text: string; close: boolean };

export function answerItem(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  { close, ...words }: Answer,
): Promise<DeskItem> {
  const { staffId } = caller;
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.answer',
    details: { messageId: words.id, close },
    async run(tx, row) {
      const matters = mattersOf(ctx, row);
      if (matters?.answer === undefined) throw new Problem('desk_item_unanswerable');
      await matters.answer(ctx, tx, row.id, { ...words, staffId });
      if (close) await finish(ctx, tx, row, staffId);
    },
  });
}

export function closeItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.close',
    run: (tx, row) => finish(ctx, tx, row, caller.staffId),
  });
}

async function finish(ctx: Ctx, tx: Db, row: ItemRow, staffId: string): Promise<void> {
  await mattersOf(ctx, row)?.close?.(tx, row);
  await closeItems(tx, [row.id], staffId);
}

export function reopenItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.reopen',
    needsOpen: false,
    async run(tx, row) {
      if (row.state === 'open') return;
      await mattersOf(ctx, row)?.reopen?.(tx, row);
      await storeDue(tx, row.id, dueSince(ctx, row, new Date()));
    },
  });
}
