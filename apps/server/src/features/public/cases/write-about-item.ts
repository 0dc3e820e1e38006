import type { DeskItem, PartyRole } from '@waypost/contract';
import type { ExceptionKind } from '@waypost/domain/tracking';
import type { Ctx } from '../../../platform/context.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type ItemRow, workOnItem } from '../../staff/desk/index.ts';
import { writeToParty } from './write-to-party.ts';

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
      if (row.shipmentId === null || subject === undefined) {
        throw new Problem('desk_item_unanswerable');
      }
      const side = { shipmentId: row.shipmentId, role: party };
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
