import type { DeskLine, endpoints } from '@waypost/contract';
import type { z } from 'zod';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import type { StaffCaller } from '../../../platform/http/callers.ts';
import { type ItemRow, listItems } from './desk.queries.ts';
import { presentLine } from './present-item.ts';

type Wanted = z.output<typeof endpoints.listDesk.query>;

export async function listDesk(
  ctx: Ctx,
  { staffId }: StaffCaller,
  wanted: Wanted,
): Promise<{ items: DeskLine[]; next: string | null }> {
  const { state: view, kind, owner, limit } = wanted;
  const rows = await inTransaction(ctx.db, async (tx) => {
    const page = await listItems(tx, {
      view,
      kind,
      ownerId: owner === 'me' ? staffId : owner === 'nobody' ? null : undefined,
      due: view === 'closed' ? undefined : wanted.due,
      after: endOf(wanted.after),
      limit,
    });
    await auditStaff(tx, staffId, 'desk.list', 'desk', { ids: page.map((row) => row.id) });
    return page;
  });
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return { items: rows.map(presentLine), next: last === undefined ? null : nameOf(last) };
}

/** The next page is named by the time and id of the last item. */
function nameOf(row: ItemRow): string {
  return `${(row.closedAt ?? row.dueAt).getTime()}.${row.id}`;
}

function endOf(name: string | undefined): { at: Date; id: string } | undefined {
  if (name === undefined) return undefined;
  const [milliseconds, id = ''] = name.split('.');
  return { at: new Date(Number(milliseconds)), id };
}
