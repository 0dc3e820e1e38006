import type { AuditFilter } from '@waypost/contract';
import type { Stringifier } from 'csv-stringify';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { csvOf } from '../../../platform/csv-export.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { askSecondFactorAgain } from '../members/index.ts';
import { type AuditAsk, selectAudit } from './audit-trail.queries.ts';
import { findSubject } from './find-subject.ts';
import { detailsOf, presentEntries } from './present-entries.ts';

const MOST_ROWS = 20_000;
const CHUNK_ROWS = 1_000;
const COLUMNS = ['Time', 'ActorKind', 'Actor', 'Name', 'Action', 'Subject', 'Tracking', 'Details'];

/** Newest first. The row in the log is committed before the first line leaves. */
export async function exportAudit(
  ctx: Ctx,
  { staffId }: StaffCaller,
  filter: AuditFilter,
  secondFactor: string | undefined,
): Promise<Stringifier> {
  await askSecondFactorAgain(ctx, staffId, secondFactor);
  const ask = await findSubject(ctx.db, filter);
  await auditStaff(ctx.db, staffId, 'audit.export', 'audit', { filter: ask });
  return csvOf(ctx, COLUMNS, lines(ctx, ask));
}

async function* lines(ctx: Ctx, ask: AuditAsk | null) {
  if (ask === null) return;
  let after: string | undefined;
  for (let sent = 0; sent < MOST_ROWS; sent += CHUNK_ROWS) {
    const rows = await selectAudit(ctx.db, ask, { after, limit: CHUNK_ROWS });
    const { entries } = await presentEntries(ctx.db, rows);
    for (const [index, { at, actor, action, subject, trackingNumber }] of entries.entries()) {
      const row = rows[index];
      const details = row === undefined ? '' : JSON.stringify(detailsOf(row));
      const name = actor.name ?? '';
      yield [at, actor.kind, actor.id, name, action, subject, trackingNumber ?? '', details];
    }
    after = rows.at(-1)?.id;
    if (rows.length < CHUNK_ROWS) return;
  }
}
