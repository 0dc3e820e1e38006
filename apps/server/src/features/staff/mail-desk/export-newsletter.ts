import type { NewsletterLine } from '@waypost/contract';
import type { Stringifier } from 'csv-stringify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { rowsOf } from '../../../platform/pages.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { type NewsletterRow, selectNewsletter } from './newsletter.queries.ts';

const PAGE_ROWS = 1_000;
const COLUMNS = ['Email', 'State', 'Source', 'Requested', 'Confirmed', 'Left'];

type Wanted = { state: NewsletterLine['state']; secondFactor?: string | undefined };

/** Each page is audited, with its ids, before its first line is sent. */
export async function exportNewsletter(
  ctx: Ctx,
  caller: StaffCaller,
  { state, secondFactor }: Wanted,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, caller.staffId, secondFactor);
  return csvOf(ctx, COLUMNS, lines(ctx, caller, state));
}

async function* lines(ctx: Ctx, caller: StaffCaller, state: NewsletterLine['state']) {
  const rows = rowsOf(PAGE_ROWS, (last?: NewsletterRow) => readPage(ctx, caller, state, last?.id));
  for await (const row of rows) yield lineOf(presentConsent(row));
}

async function readPage(
  ctx: Ctx,
  { staffId }: StaffCaller,
  state: NewsletterLine['state'],
  after: string | undefined,
): Promise<NewsletterRow[]> {
  return inTransaction(ctx.db, async (tx) => {
    const rows = await selectNewsletter(tx, state, { after, limit: PAGE_ROWS });
    await auditStaff(tx, staffId, 'newsletter.export', 'newsletter', {
      state,
      ids: rows.map((row) => row.id),
    });
    return rows;
  });
}

function lineOf({ email, state, source, ...times }: NewsletterLine): string[] {
  const { requestedAt, confirmedAt, leftAt } = times;
  return [email, state, source, requestedAt, confirmedAt ?? '', leftAt ?? ''];
}

export function presentConsent(row: NewsletterRow): NewsletterLine {
  return {
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    leftAt: row.leftAt?.toISOString() ?? null,
  };
}
