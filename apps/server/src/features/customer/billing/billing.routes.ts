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

  mount('readStatementPaper', { customer: true }, async ({ caller, params }) => {
    const paper = await readPaper(ctx, app.renderer, caller.customerId, params);
    return {
      status: 200,
      file: paper.bytes,
      mediaType: 'application/pdf',
      headers: { 'content-disposition': `attachment; filename="${paper.number}.pdf"` },
    };
  });
}
