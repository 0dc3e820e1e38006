import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { deleteAnswer, listAnswers, upsertAnswer } from './prepared-answers.queries.ts';

export function preparedAnswersRoutes({ mount }: Api, ctx: Ctx): void {
  // shows no personal data, so it is not audited
  mount('listPreparedAnswers', { staff: 'cases:read' }, async () => ({
    status: 200,
    body: { answers: await listAnswers(ctx.db) },
  }));

  mount('savePreparedAnswer', { staff: 'cases:write' }, async ({ caller, params, body }) => {
    const answer = { id: params.answerId, ...body };
    await inTransaction(ctx.db, async (tx) => {
      await upsertAnswer(tx, answer);
      await auditStaff(tx, caller.staffId, 'answer.save', `answer:${answer.id}`);
    });
    return { status: 200, body: answer };
  });

  mount('removePreparedAnswer', { staff: 'cases:write' }, async ({ caller, params }) => {
    const removed = await inTransaction(ctx.db, async (tx) => {
      await auditStaff(tx, caller.staffId, 'answer.remove', `answer:${params.answerId}`);
      return deleteAnswer(tx, params.answerId);
    });
    return { status: 200, body: { removed } };
  });
}
