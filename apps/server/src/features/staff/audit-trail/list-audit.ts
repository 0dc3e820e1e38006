import type { AuditEntryDetails, AuditFilter } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findEntry, selectAudit } from './audit-trail.queries.ts';
import { findSubject } from './find-subject.ts';
import { detailsOf, type Named, presentEntries } from './present-entries.ts';

/** One page. The view is itself one row of the log, which the next page shows. */
export async function listAudit(
  ctx: Ctx,
  { staffId }: StaffCaller,
  filter: AuditFilter,
  page: { after?: string | undefined; limit: number },
): Promise<Named & { next: string | null }> {
  return inTransaction(ctx.db, async (tx) => {
    const ask = await findSubject(tx, filter);
    // one more than requested: there is a next page
    const found =
      ask === null ? [] : await selectAudit(tx, ask, { ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    // log the resolved id, never the raw search text
    const details = { filter: ask, ids: shown.map(({ id }) => id) };
    await auditStaff(tx, staffId, 'audit.list', 'audit', details);
    const next = found.length > page.limit ? (shown.at(-1)?.id ?? null) : null;
    return { ...(await presentEntries(tx, shown)), next };
  });
}

export async function readEntry(
  ctx: Ctx,
  { staffId }: StaffCaller,
  entryId: string,
): Promise<AuditEntryDetails> {
  return inTransaction(ctx.db, async (tx) => {
    const row = await findEntry(tx, entryId);
    if (row === undefined) throw new Problem('audit_entry_not_found');
    await auditStaff(tx, staffId, 'audit.read', `audit:${entryId}`);
    const { entries } = await presentEntries(tx, [row]);
    const [entry] = entries;
    if (entry === undefined) throw new Problem('audit_entry_not_found');
    return { ...entry, details: detailsOf(row) };
  });
}
