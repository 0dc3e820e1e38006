import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database.ts';
import {
  deleteFile,
  listWaitingFiles,
  markFileClean,
  markFileRefused,
  type WaitingFile,
} from './case-files.queries.ts';
import { lockCase, lockOpenCase } from './cases.queries.ts';
import { noteActivity } from './note-activity.ts';

/**
 * Files that came while the virus scanner was away. It stops at the first that cannot be judged, and the
 * next run begins there: they stay waiting, and nobody can read them. Scanning that was switched off again
 * releases them.
 */
export async function scanWaitingFiles(ctx: Ctx): Promise<void> {
  for (;;) {
    const [file] = await listWaitingFiles(ctx.db, 1);
    if (file === undefined) return;
    const bytes = await ctx.objects.get(file.objectKey);
    if (bytes === null) {
      await deleteFile(ctx.db, file.id);
      continue;
    }
    const verdict = await ctx.scanner?.scan(bytes);
    if (verdict === 'infected') {
      await ctx.objects.delete(file.objectKey);
      await markFileRefused(ctx.db, file.id);
    } else await release(ctx, file);
  }
}

/**
 * It is new to staff, who could not see it until now: its case is on the desk again, as if the file had just
 * come. The party may have another case about the same problem by now; two cannot be open.
 */
async function release(ctx: Ctx, { id, caseId }: WaitingFile): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await lockCase(tx, caseId);
    await markFileClean(tx, id);
    if (row === undefined || row.erasedAt !== null) return;
    const side = { shipmentId: row.shipmentId, role: row.party };
    const hasAnother =
      row.state === 'closed' && (await lockOpenCase(tx, side, row.subject)) !== undefined;
    if (!hasAnother) await noteActivity(ctx, tx, row, 'carrier');
  });
}
