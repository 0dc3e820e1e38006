import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { putOnDesk } from '../../staff/desk/index.ts';
import { findAnswer, insertAnswer, lockMessage } from './contact-answers.queries.ts';
import { contactItem } from './contact-item.ts';
import { contactAnswerMailQueue } from './queues.ts';

/** Joins the desk's transaction. The answer is emailed once. Posted twice, it is stored once. */
export async function answerMessage(
  ctx: Ctx,
  tx: Db,
  messageId: string,
  { id, text, staffId }: { id: string; text: string; staffId: string },
): Promise<void> {
  const message = await lockMessage(tx, messageId);
  if (message === undefined || message.emailKey === null) throw new Problem('case_not_found');
  const written = await insertAnswer(tx, { id, messageId, staffId, text });
  if (written !== undefined) {
    await ctx.jobs.enqueue(tx, contactAnswerMailQueue, { answerId: id });
    await putOnDesk(ctx, tx, contactItem(message, 'customer'));
    return;
  }
  const known = await findAnswer(tx, id);
  const isSame = known?.messageId === messageId && known.staffId === staffId && known.body === text;
  if (!isSame) throw new Problem('form_already_sent');
}
