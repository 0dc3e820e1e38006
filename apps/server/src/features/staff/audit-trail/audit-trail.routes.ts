import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import type { Ctx } from '../../../platform/context.ts';
import { type Door, mount, staffOf } from '../../../platform/http/mount.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit, readEntry } from './list-audit.ts';

export function auditTrailRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listAudit', endpoints.listAudit, async ({ caller, query }) => {
    const { after, limit, ...filter } = query;
    const body = await listAudit(ctx, staffOf(caller), filter, { after, limit });
    return { status: 200, body };
  });

  mount(app, door, 'readAuditEntry', endpoints.readAuditEntry, async ({ caller, params }) => ({
    status: 200,
    body: await readEntry(ctx, staffOf(caller), params.entryId),
  }));

  mount(app, door, 'exportAudit', endpoints.exportAudit, async (call) => {
    const secondFactor = call.headers['x-second-factor'];
    const csv = await exportAudit(ctx, staffOf(call.caller), call.query, secondFactor);
    const name = `audit_${new Date().toISOString().slice(0, 10)}.csv`;
    await call.reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(csv);
    return { streamed: true };
  });
}
