import type { StaffCase } from '@waypost/contract';
import type { Ctx } from '../../platform/context.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { Problem } from '../../platform/http/problem.ts';
import { findMessage, insertMessage, noteActivity } from './cases.queries.ts';
import { caseAnswerMailQueue } from './queues.ts';
import { workOnCase } from './work-on-case.ts';

/** The party hears by mail that there is an answer, once for each message, and reads it on our page. */
export async function answerCase(
  ctx: Ctx,
  caller: StaffCaller,
  caseId: string,
  { id, text }: { id: string; text: string },
): Promise<StaffCase> {
  const { staffId } = caller;
  return workOnCase(ctx, caller, caseId, {
    action: 'case.answer',
    details: { messageId: id },
    needsOpen: true,
    async run(tx, { shard }) {
      const written = await insertMessage(tx, { id, shard, caseId, staffId, text });
      if (written !== undefined) {
        await noteActivity(tx, caseId, 'staff');
        await ctx.jobs.enqueue(tx, caseAnswerMailQueue, { messageId: id });
        return;
      }
      const known = await findMessage(tx, id);
      const isSame = known?.case_id === caseId && known.staff_id === staffId && known.body === text;
      if (!isSame) throw new Problem('form_already_sent');
    },
  });
}
