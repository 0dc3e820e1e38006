import { BANK_LINE_STATES, type BankFile, endpoints } from '@waypost/contract';
import { auditStaff } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import { decodedName } from '../../../platform/http/file-name.ts';
import { type Api, bytesOf, takeFiles } from '../../../platform/http/mount.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { addBankFile } from './add-bank-file.ts';
import { findLine } from './bank-lines.queries.ts';
import { decideLine } from './decide-line.ts';
import { listFiles, listLines } from './lists.queries.ts';

const FILES_SHOWN = 10;

export async function bankFilesRoutes({ mount, scope }: Api, ctx: Ctx): Promise<void> {
  await scope((own) => {
    takeFiles(own.app, endpoints.addBankFile.consumes);
    own.mount('addBankFile', { staff: 'money:write' }, async (call) => ({
      status: 201,
      body: await addBankFile(ctx, call.caller, {
        id: call.params.fileId,
        name: decodedName(call.headers['x-file-name'] ?? ''),
        bytes: bytesOf(call.body),
      }),
    }));
  });

  // shows no personal data of customers, so it is not audited
  mount('listBankFiles', { staff: 'money:read' }, async () => {
    const files = await listFiles(ctx.db, FILES_SHOWN);
    return { status: 200, body: { files: files.map(presentFile) } };
  });

  mount('listBankLines', { staff: 'money:read' }, async ({ caller, query }) => {
    const { state, file, after, limit } = query;
    const body = await inTransaction(ctx.db, async (tx) => {
      // one more than requested: there is a next page
      const rows = await listLines(tx, { state, file, after, limit: limit + 1 });
      const lines = rows.slice(0, limit);
      const ids = lines.map(({ id }) => id);
      await auditStaff(tx, caller.staffId, 'bank.list', 'bank-lines', { state, file, ids });
      return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
    });
    return { status: 200, body };
  });

  mount('decideBankLine', { staff: 'money:write' }, async ({ caller, params, body }) => {
    await decideLine(ctx, caller, params.lineId, body);
    const line = await findLine(ctx.db, params.lineId);
    if (line === undefined) throw new Problem('not_found');
    return { status: 200, body: { state: line.state } };
  });
}

type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

function presentFile({ byState, createdAt, ...file }: FileRow): BankFile {
  const counted = BANK_LINE_STATES.map((state) => [state, byState[state] ?? 0] as const);
  const stored = counted.reduce((sum, [, count]) => sum + count, 0);
  return {
    ...file,
    createdAt: createdAt.toISOString(),
    knownLines: file.lines - stored,
    byState: Object.fromEntries(counted) as BankFile['byState'],
  };
}
