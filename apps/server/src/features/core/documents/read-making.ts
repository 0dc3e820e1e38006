import type { DocumentProgress } from '@waypost/contract';
import type { Ctx } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Queue } from '../../../platform/jobs.ts';

/** A failure is reported for this long; a request after that starts another job. */
const FAILED_SECONDS = 60;

/** How the job that makes a file stands; null when another one may be started. */
export async function readMaking<Payload extends object>(
  ctx: Ctx,
  queue: Queue<Payload>,
  payload: Payload,
): Promise<DocumentProgress['state'] | null> {
  const standing = await ctx.jobs.find(queue, payload);
  if (standing === null || standing.state === 'done') return null;
  if (standing.state === 'failed') {
    const sinceSeconds = (Date.now() - standing.failedAt.getTime()) / 1000;
    const retryAfterSeconds = Math.ceil(FAILED_SECONDS - sinceSeconds);
    if (retryAfterSeconds > 0) throw new Problem('document_failed', { retryAfterSeconds });
    return null;
  }
  return standing.state === 'active' ? 'making' : 'waiting';
}
