import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type LineRow, selectLines } from './lines.queries.ts';
import { findStatement } from './statements.queries.ts';

/** A page of the lines of a statement, in the order of their shipments. */
export async function readLines(
  ctx: Ctx,
  customerId: string,
  ym: string,
  page: { after: string | undefined; limit: number },
): Promise<{ currency: string; lines: LineRow[] }> {
  return asCustomer(ctx.db, customerId, async (own) => {
    const statement = await findStatement(own, customerId, ym);
    if (statement === undefined) throw new Problem('statement_not_found');
    const { id, currency, paidAt } = statement;
    const { rows } = await selectLines(id, page).execute(own);
    // what was paid once stays paid, as in the list of statements
    const lines = paidAt === null ? rows : rows.map((row) => ({ ...row, openCents: 0 }));
    return { currency, lines };
  });
}
