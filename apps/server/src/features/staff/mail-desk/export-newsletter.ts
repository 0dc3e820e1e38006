import type { NewsletterLine } from '@waypost/contract';
import { stringify, type Stringifier } from 'csv-stringify';
import { pipeline } from 'node:stream/promises';
import { appendAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { errorFields } from '../../../platform/log.ts';
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
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const csv = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  pipeline(lines(ctx, caller, state), csv).catch((error: unknown) => {
    ctx.log.warn(errorFields(error), 'an export of the newsletter broke off');
  });
  return csv;
}

async function* lines(ctx: Ctx, caller: StaffCaller, state: NewsletterLine['state']) {
  let after: string | undefined;
  for (;;) {
    const rows = await readPage(ctx, caller, state, after);
    for (const row of rows) yield lineOf(presentConsent(row));
    after = rows.at(-1)?.id;
    if (rows.length < PAGE_ROWS) return;
  }
}

async function readPage(
  ctx: Ctx,
  { staffId }: StaffCaller,
  state: NewsletterLine['state'],
  after: string | undefined,
): Promise<NewsletterRow[]> {
  return inTransaction(ctx.db, async (tx) => {
    const rows = await selectNewsletter(tx, state, { after, limit: PAGE_ROWS });
    await appendAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'newsletter.export',
      subject: 'newsletter',
      details: { state, ids: rows.map((row) => row.id) },
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
