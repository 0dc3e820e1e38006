import { endpoints } from '@waypost/contract';
import type { FastifyInstance } from 'fastify';
import { appendAudit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { type Door, mount, staffOf } from '../../platform/http/mount.ts';
import { Problem } from '../../platform/http/problem.ts';
import { answerCase } from './answer-case.ts';
import { findFile } from './case-files.queries.ts';
import { answerFile } from './cases.routes.ts';
import { listOpenCases, mayTakeCases, storeAssignee, storeClosed } from './desk.queries.ts';
import { presentCaseLine } from './present-case.ts';
import { workOnCase } from './work-on-case.ts';

/** What staff does. */
export function caseDeskRoutes(app: FastifyInstance, door: Door, ctx: Ctx): void {
  mount(app, door, 'listCases', endpoints.listCases, async ({ caller, query }) => {
    const { staffId } = staffOf(caller);
    const { after, limit, assignee } = query;
    const assigneeId = assignee === 'me' ? staffId : assignee === 'nobody' ? null : undefined;
    const rows = await inTransaction(ctx.db, async (tx) => {
      const page = await listOpenCases(tx, { after, limit, assigneeId });
      await appendAudit(tx, {
        actor: { kind: 'staff', id: staffId },
        action: 'case.list',
        subject: 'cases',
        details: { ids: page.map((row) => row.id) },
      });
      return page;
    });
    const next = rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
    return { status: 200, body: { cases: rows.map(presentCaseLine), next } };
  });

  mount(app, door, 'readCase', endpoints.readCase, async ({ caller, params }) => ({
    status: 200,
    body: await workOnCase(ctx, staffOf(caller), params.caseId, {
      action: 'case.read',
      needsOpen: false,
      run: async () => undefined,
    }),
  }));

  mount(app, door, 'answerCase', endpoints.answerCase, async ({ caller, params, body }) => ({
    status: 201,
    body: await answerCase(ctx, staffOf(caller), params.caseId, body),
  }));

  mount(app, door, 'assignCase', endpoints.assignCase, async ({ caller, params, body }) => ({
    status: 200,
    body: await workOnCase(ctx, staffOf(caller), params.caseId, {
      action: 'case.assign',
      details: { assigneeId: body.staffId },
      needsOpen: true,
      async run(tx, row) {
        if (body.staffId !== null && !(await mayTakeCases(tx, body.staffId))) {
          throw new Problem('staff_not_found');
        }
        await storeAssignee(tx, row.id, body.staffId);
      },
    }),
  }));

  mount(app, door, 'closeCase', endpoints.closeCase, async ({ caller, params }) => ({
    status: 200,
    body: await workOnCase(ctx, staffOf(caller), params.caseId, {
      action: 'case.close',
      needsOpen: true,
      run: (tx, row) => storeClosed(tx, row.id),
    }),
  }));

  mount(
    app,
    door,
    'readCaseFileAsStaff',
    endpoints.readCaseFileAsStaff,
    async ({ caller, params }) => {
      const file = await findFile(ctx.db, params.fileId);
      if (file?.case_id !== params.caseId) throw new Problem('case_not_found');
      await appendAudit(ctx.db, {
        actor: { kind: 'staff', id: staffOf(caller).staffId },
        action: 'case.read_file',
        subject: `case:${params.caseId}`,
        details: { fileId: params.fileId },
      });
      return answerFile(ctx, file);
    },
  );
}
