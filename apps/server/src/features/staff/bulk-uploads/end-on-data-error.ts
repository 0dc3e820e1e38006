import type { BulkFileFault } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { errorFields } from '../../../platform/log.ts';
import { FileFault } from '../../core/tables/index.ts';
import { markFailed } from './uploads.queries.ts';

/** SQLSTATE classes that fail on every retry: data exceptions, constraint violations. */
const DATA_ERROR = /^2[23]/;
/** Someone may have entered the same reference in the meantime; the next try sees it. */
const UNIQUE_VIOLATION = '23505';

/** Ends the upload with an explanation instead of a job that fails for ever. Other failures are retried. */
export async function endOnDataError(
  ctx: Ctx,
  uploadId: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    const fault = faultOf(error);
    if (fault === undefined) throw error;
    ctx.log.error({ uploadId, ...errorFields(error) }, 'bulk upload ended by its data');
    await markFailed(ctx.db, uploadId, fault);
  }
}

function faultOf(error: unknown): BulkFileFault | undefined {
  if (error instanceof FileFault) return error.fault;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return DATA_ERROR.test(code) && code !== UNIQUE_VIOLATION ? 'not_accepted' : undefined;
}
