import type { Ctx } from '../../../platform/context.ts';
import { answerCsv, today } from '../../../platform/csv-export.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { exportAudit } from './export-audit.ts';
import { joinAudit } from './join-audit.ts';
import { listAudit, readEntry } from './list-audit.ts';

export function auditTrailRoutes({ mount }: Api, ctx: Ctx): void {
  mount(
    'listAudit',
    { staff: 'audit:read' },
    async ({ caller, query }) => {
      const { after, limit, ...filter } = query;
      const body = await listAudit(ctx, caller, filter, { after, limit });
      return { status: 200, body };
    },
    joinAudit,
  );

  mount('readAuditEntry', { staff: 'audit:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await readEntry(ctx, caller, params.entryId),
  }));

  mount('exportAudit', { staff: 'audit:read' }, async (call) => {
    const secondFactor = call.headers['x-second-factor'];
    const csv = await exportAudit(ctx, call.caller, call.query, secondFactor);
    return answerCsv(call.reply, `audit_${today()}`, csv);
  });
}
