import type { Ctx } from '../../../platform/context.ts';
import {
  deleteFile,
  listWaitingFiles,
  markFileClean,
  markFileRefused,
} from './case-files.queries.ts';

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
    } else await markFileClean(ctx.db, file.id);
  }
}
