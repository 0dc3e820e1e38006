import { asCustomer } from '../../../platform/acting-customer.ts';
import type { ApiCtx } from '../../../platform/context.ts';
import { answerPage, ID, readCursor, writeCursor } from '../../../platform/http/cursors.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { BOOKS_CURRENCY } from '../../core/ledger/index.ts';
import { answerPaper, readLines, readPaper, readStatements } from '../../customer/billing/index.ts';
import { readCredit } from '../../customer/credit/index.ts';

const MONTH = /^[1-9]\d{3}-(?:0[1-9]|1[0-2])$/;

export function programBillingRoutes({ app, mount }: Api, ctx: ApiCtx): void {
  const paperUrl = (month: string, file: string) =>
    new URL(`/api/v1/statements/${month}/${file}`, ctx.config.PUBLIC_ORIGIN).href;

  mount('v1ListStatements', { program: 'billing:read' }, async ({ caller, query, request }) => {
    const [before] = readCursor(query.cursor, [MONTH]) ?? [];
    const { limit } = query;
    const { statements } = await readStatements(ctx, caller.customerId, before, limit + 1);
    return answerPage(request, statements, {
      limit,
      present: ({ ym, issuedAt, papers, ...statement }) => ({
        object: 'statement' as const,
        id: ym,
        mode: caller.key.mode,
        createdAt: issuedAt,
        ...statement,
        papers: papers.map((paper) => ({ ...paper, url: paperUrl(ym, paper.file) })),
      }),
      cursorOf: ({ ym }) => writeCursor(ym),
    });
  });

  mount('v1ListStatementLines', { program: 'billing:read' }, async (call) => {
    const { caller, params, query, request } = call;
    const [after] = readCursor(query.cursor, [ID]) ?? [];
    const { limit } = query;
    const page = { after, limit: limit + 1 };
    const { currency, lines } = await readLines(ctx, caller.customerId, params.month, page);
    return answerPage(request, lines, {
      limit,
      present: ({ bookedAt, paper, paperNumber, ...line }) => ({
        object: 'statement_line' as const,
        mode: caller.key.mode,
        ...line,
        bookedAt: bookedAt.toISOString(),
        paper: { kind: paper, number: paperNumber },
        amountCents: line.chargedCents - line.creditedCents,
        currency,
      }),
      cursorOf: ({ shipmentId }) => writeCursor(shipmentId),
    });
  });

  mount('v1ReadStatementPaper', { program: 'billing:read' }, async ({ caller, params }) => {
    const wanted = { ym: params.month, file: params.file };
    return answerPaper(wanted, await readPaper(ctx, app.renderer, caller.customerId, wanted));
  });

  mount('v1ReadBalance', { program: 'billing:read' }, async ({ caller }) => {
    const { customerId, key } = caller;
    const none = { currency: BOOKS_CURRENCY, limitCents: 0, owedCents: 0, leftCents: 0 };
    const credit = await asCustomer(ctx.db, customerId, (own) => readCredit(own, customerId));
    return {
      status: 200,
      body: { object: 'balance' as const, mode: key.mode, ...(credit ?? none) },
    };
  });
}
