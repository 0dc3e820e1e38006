import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { noteAboutShipment } from '../../programs/account-events/index.ts';
import { findMessage, insertMessage, lockCase } from './cases.queries.ts';
import { noteActivity } from './note-activity.ts';
import { caseAnswerMailQueue } from './queues.ts';

/**
 * Joins the desk's transaction. The party is notified by email once for each message, and reads the
 * answer on our page. Posted twice, it is stored once.
 */
export async function answerCase(
  ctx: Ctx,
  tx: Db,
  caseId: string,
  { id, text, staffId }: { id: string; text: string; staffId: string },
): Promise<void> {
  const row = await lockCase(tx, caseId);
  if (row === undefined || row.erasedAt !== null) throw new Problem('case_not_found');
  const { shard } = row;
  const written = await insertMessage(tx, { id, shard, caseId, staffId, text });
  if (written !== undefined) {
    await noteActivity(ctx, tx, row, 'customer');
    await ctx.jobs.enqueue(tx, caseAnswerMailQueue, { messageId: id, shard });
    // what we answer a recipient is not the shipper's
    if (row.party === 'shipper') {
      const { shipmentId } = row;
      const event = { type: 'case.answered', subjectId: caseId, cause: id, shipmentId } as const;
      await noteAboutShipment(ctx, tx, event);
    }
    return;
  }
  const known = await findMessage(tx, id);
  const isSame = known?.caseId === caseId && known.staffId === staffId && known.body === text;
  if (!isSame) throw new Problem('form_already_sent');
}
