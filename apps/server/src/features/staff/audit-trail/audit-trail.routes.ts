import type { Ctx } from '../../../platform/context.ts';
import type { Api } from '../../../platform/http/mount.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit, readEntry } from './list-audit.ts';

export function auditTrailRoutes({ mount }: Api, ctx: Ctx): void {
  mount('listAudit', { staff: 'audit:read' }, async ({ caller, query }) => {
    const { after, limit, ...filter } = query;
    const body = await listAudit(ctx, caller, filter, { after, limit });
    return { status: 200, body };
  });

  mount('readAuditEntry', { staff: 'audit:read' }, async ({ caller, params }) => ({
    status: 200,
    body: await readEntry(ctx, caller, params.entryId),
  }));

  mount('exportAudit', { staff: 'audit:read' }, async (call) => {
    const secondFactor = call.headers['x-second-factor'];
    const csv = await exportAudit(ctx, call.caller, call.query, secondFactor);
    const name = `audit_${new Date().toISOString().slice(0, 10)}.csv`;
    await call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(csv);
    return { streamed: true };
  });
}
