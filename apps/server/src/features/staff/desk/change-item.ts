import type { DeskItem, PartyRole } from '@waypost/contract';
import type { ExceptionKind } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import {
  lockAttemptOfItem,
  recordTransferredBack,
  storeByHandState,
} from '../../public/bookings/index.ts';
import { answerCase, closeCase, reopenCase, writeToParty } from '../../public/cases/index.ts';
import { answerMessage, readConversation } from '../../public/contact/index.ts';
import { closeItems, dueSince } from '../desk-items/index.ts';
import { type ItemRow, listColleagues, storeDue, storeOwner, storeSnooze } from './desk.queries.ts';
import { workOnItem } from './work-on-item.ts';

/** Of two who take it at once the second sees who has it: the row is locked. */
export function takeItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.take',
    async run(tx, row) {
      if (row.owner_id !== null && row.owner_id !== caller.staffId) {
        const owner = { id: row.owner_id, name: row.owner_name ?? '' };
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
      if (row.is_put_off) await storeDue(tx, row.id, dueSince(ctx, row, new Date()));
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
      if (row.kind === 'case') await answerCase(ctx, tx, row.id, { ...words, staffId });
      else if (row.kind === 'contact') await answerMessage(ctx, tx, row.id, { ...words, staffId });
      else throw new Problem('desk_item_unanswerable');
      if (close) await finish(tx, row, staffId);
    },
  });
}

type Letter = { id: string; party: PartyRole; text: string };

/** Then shows the case of the party; the exception or silence stays on the desk. */
export async function writeAbout(
  ctx: Ctx,
  caller: StaffCaller,
  itemId: string,
  { party, ...words }: Letter,
): Promise<DeskItem> {
  let caseId = '';
  await workOnItem(ctx, caller, itemId, {
    action: 'desk.write',
    details: { messageId: words.id, to: party },
    async run(tx, row) {
      const subject = caseSubjectOf(row);
      if (row.shipment_id === null || subject === undefined) {
        throw new Problem('desk_item_unanswerable');
      }
      const side = { shipmentId: row.shipment_id, role: party };
      const letter = { ...words, staffId: caller.staffId };
      caseId = await writeToParty(ctx, tx, side, subject, letter);
    },
  });
  return workOnItem(ctx, caller, caseId, { action: 'desk.read', needsOpen: false });
}

/** A party reads the problem in the words of an exception, and silence is not one. */
function caseSubjectOf({ kind, subject }: ItemRow): string | undefined {
  if (kind === 'exception') return subject;
  return kind === 'silence' ? ('other' satisfies ExceptionKind) : undefined;
}

export function closeItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.close',
    run: (tx, row) => finish(tx, row, caller.staffId),
  });
}

async function finish(tx: Db, row: ItemRow, staffId: string): Promise<void> {
  if (row.kind === 'case') await closeCase(tx, row.id);
  const isTransfer = row.kind === 'refund_by_hand' || row.kind === 'refund_failed';
  if (isTransfer && row.shipment_id !== null) {
    await storeByHandState(tx, row.shipment_id, 'succeeded');
  }
  if (row.kind === 'refund_failed') {
    const attemptId = await lockAttemptOfItem(tx, row.id);
    if (attemptId !== undefined) await recordTransferredBack(tx, attemptId);
  }
  await closeItems(tx, [row.id], staffId);
}

export function reopenItem(ctx: Ctx, caller: StaffCaller, itemId: string): Promise<DeskItem> {
  return workOnItem(ctx, caller, itemId, {
    action: 'desk.reopen',
    needsOpen: false,
    async run(tx, row) {
      if (row.state === 'open') return;
      if (row.kind === 'case') await reopenCase(tx, row.id);
      const isTransfer = row.kind === 'refund_by_hand' || row.kind === 'refund_failed';
      if (isTransfer && row.shipment_id !== null) {
        await storeByHandState(tx, row.shipment_id, 'pending');
      }
      const isErased = row.kind === 'contact' && (await readConversation(tx, row.id)) === undefined;
      if (isErased) throw new Problem('desk_item_final');
      await storeDue(tx, row.id, dueSince(ctx, row, new Date()));
    },
  });
}
