import type { NewsletterLine } from '@waypost/contract';
import { stringify, type Stringifier } from 'csv-stringify';
import { pipeline } from 'node:stream/promises';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import type { StaffCaller } from '../../platform/http/callers.ts';
import { errorFields } from '../../platform/log.ts';
import { askSecondFactorAgain } from '../staff/index.ts';
import { type NewsletterRow, selectNewsletter } from './newsletter.queries.ts';

const PAGE_ROWS = 1_000;
const COLUMNS = ['Email', 'State', 'Source', 'Requested', 'Confirmed', 'Left'];

type Wanted = { state: NewsletterLine['state']; secondFactor?: string | undefined };

/** The row in the log is committed before the first line leaves. */
export async function exportNewsletter(
  ctx: Ctx,
  { staffId }: StaffCaller,
  { state, secondFactor }: Wanted,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, staffId, secondFactor);
  await appendAudit(ctx.db, {
    actor: { kind: 'staff', id: staffId },
    action: 'newsletter.export',
    subject: 'newsletter',
    details: { state },
  });
  // a cell that begins like a formula would be run by the reader's spreadsheet
  const csv = stringify({ header: true, columns: COLUMNS, escape_formulas: true, bom: true });
  pipeline(lines(ctx, state), csv).catch((error: unknown) => {
    ctx.log.warn(errorFields(error), 'an export of the newsletter broke off');
  });
  return csv;
}

async function* lines(ctx: Ctx, state: NewsletterLine['state']) {
  let after: string | undefined;
  for (;;) {
    const rows = await selectNewsletter(ctx.db, state, { after, limit: PAGE_ROWS });
    for (const row of rows) yield lineOf(presentConsent(row));
    after = rows.at(-1)?.id;
    if (rows.length < PAGE_ROWS) return;
  }
}

function lineOf({ email, state, source, ...times }: NewsletterLine): string[] {
  const { requestedAt, confirmedAt, leftAt } = times;
  return [email, state, source, requestedAt, confirmedAt ?? '', leftAt ?? ''];
}

export function presentConsent(row: NewsletterRow): NewsletterLine {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    source: row.source,
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    leftAt: row.left_at?.toISOString() ?? null,
  };
}
