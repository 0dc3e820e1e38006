import type { PaperFile } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { readStatements } from './present-statements.ts';
import { readBilling } from './read-billing.ts';
import { readPaper } from './read-paper.ts';

export function billingRoutes({ app, mount }: Api, ctx: Ctx): void {
  mount('readBilling', { customer: true }, async ({ caller }) => ({
    status: 200,
    body: await readBilling(ctx, caller.customerId),
  }));

  mount('listStatements', { customer: true }, async ({ caller, query }) => ({
    status: 200,
    body: await readStatements(ctx, caller.customerId, query.before),
  }));

  mount('readStatementPaper', { customer: true }, async ({ caller, params }) =>
    answerPaper(params, await readPaper(ctx, app.renderer, caller.customerId, params)),
  );

  mount('readStatementPaperAsStaff', { staff: 'money:read' }, async ({ caller, params }) => {
    const { userId, ym, file } = params;
    await auditStaff(ctx.db, caller.staffId, 'money.paper', `customer:${userId}`, { ym, file });
    return answerPaper(params, await readPaper(ctx, app.renderer, userId, params));
  });
}

type Paper = Awaited<ReturnType<typeof readPaper>>;

export function answerPaper({ file }: { file: PaperFile }, { bytes, mediaType, number }: Paper) {
  const name = `${number}.${file.slice(-3)}`;
  return {
    status: 200 as const,
    file: bytes,
    mediaType,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
  };
}
