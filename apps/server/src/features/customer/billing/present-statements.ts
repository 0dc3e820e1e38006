import type { PaperFile, Statement } from '@waypost/contract';
import { asCustomer } from '../../../platform/acting-customer.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database.ts';
import { listPapers } from './papers.queries.ts';
import { listStatements, readOpen, type StatementRow } from './statements.queries.ts';

const PAGE = 12;
/** 1,200 monthly statements: 100 years. */
const ALL = 1_500;

const NOTHING_OPEN = { openCents: 0, onAccountCents: 0 };

const FILES_OF = {
  invoice: ['invoice.pdf', 'invoice.xml'],
  credit_note: ['credit-note.pdf', 'credit-note.xml'],
} as const satisfies Record<string, readonly PaperFile[]>;

export async function readStatements(
  ctx: Ctx,
  customerId: string,
  before: string | undefined,
  limit = PAGE,
) {
  return asCustomer(ctx.db, customerId, async (own) => {
    // one more than shown: there is another page
    const rows = await listStatements(own, customerId, before, limit + 1);
    const page = rows.slice(0, limit);
    const papers = await listPapers(
      own,
      page.map((row) => row.id),
    );
    const statements: Statement[] = [];
    for (const row of page) {
      const open = row.paidAt === null ? await readOpen(own, row.id) : NOTHING_OPEN;
      statements.push({
        ...amountsOf(row),
        ...open,
        state: stateOf(row, open.openCents),
        papers: papers
          .filter((paper) => paper.statementId === row.id)
          .flatMap(({ kind, number }) => FILES_OF[kind].map((file) => ({ file, number }))),
      });
    }
    return { statements, next: rows.length > limit ? (page.at(-1)?.ym ?? null) : null };
  });
}

/** For the export of an account. */
export async function listAllStatements(own: Db, customerId: string) {
  const rows = await listStatements(own, customerId, undefined, ALL);
  return rows.map(amountsOf);
}

function amountsOf(row: StatementRow) {
  return {
    ym: row.ym,
    amountCents: row.chargedCents - row.creditedCents,
    currency: row.currency,
    issuedAt: row.issuedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
  };
}

/** From the current ledger. */
function stateOf(row: StatementRow, openCents: number): Statement['state'] {
  if (openCents === 0) return 'paid';
  return row.pastDue ? 'overdue' : 'open';
}
